import { tools } from '#app/ui/layout/navigation.ts'
import * as urls from '#app/ui/urls.ts'

const LINKS = [
  { label: 'Kaip dalyvauti', href: urls.article('kaip-dalyvauti-viesuosiuose-pirkimuose') },
  { label: 'Kaip parinkti kodą', href: urls.article('bvpz-kodo-parinkimas') },
  { label: 'Kur skelbiama', href: urls.article('kur-skelbiami-viesieji-pirkimai') },
  { label: 'Visi straipsniai', href: urls.articles },
  // The hero has the letter and the codes already.
  ...tools.filter(({ href }) => href !== urls.letter && href !== urls.cpvBrowser),
]

export function FurtherReading() {
  return (
    <nav aria-labelledby="nuo-ko-pradeti" className="self-start lg:mt-4">
      <h2 id="nuo-ko-pradeti" className="text-h3">
        Nuo ko pradėti tiekėjui
      </h2>
      <ul className="flex flex-wrap gap-x-4 lg:mt-2 lg:grid lg:grid-cols-2">
        {LINKS.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="link list-target min-w-11">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

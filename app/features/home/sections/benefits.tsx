import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import { isShown, site } from '#config/site.ts'
import texts from '#content/home.json' with { type: 'json' }
import { SectionHeading } from '../section-heading.tsx'

const ICONS = ['timer', 'target', 'badge-check', 'user-round', 'filter', 'price'] as const

export function Benefits() {
  return (
    <section id="privalumai" className="section">
      <div className="wrap">
        <SectionHeading>Laikas lieka pasiūlymams</SectionHeading>
        <ul className="mt-4 grid gap-x-10 border-b border-line-strong sm:mt-8 sm:grid-cols-2 lg:grid-cols-3">
          {ICONS.filter((icon) => isShown(texts.benefits[icon].title)).map((icon) => (
            <li key={icon} className="flex gap-4 border-t border-line-strong py-1.5 sm:py-5">
              <Icon name={icon} className="mt-1 size-6 stroke-[1.7] text-green" />
              <div>
                <h3 className="text-h3">{texts.benefits[icon].title}</h3>
                <p className="text-ink-2 sm:mt-0.5">
                  {typography((icon === 'price' && site.evidence.priceLine) || texts.benefits[icon].text)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'

const EXAMPLES = ['pastatų valymas', 'elektros darbai', 'kompiuteriai', 'maitinimo paslaugos']

const INPUT_ID = 'kodu-paieska'

export function CodeSearch() {
  return (
    <search aria-label="BVPŽ kodų paieška" className="block border-y border-line bg-sheet">
      <div className="wrap grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-6 py-[clamp(2rem,4vw,3.25rem)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:items-center">
        <div>
          <h2 className="text-[clamp(1.4rem,1.2rem+0.9vw,1.9rem)] leading-tight">
            Susiraskite savo BVPŽ kodus
          </h2>
          <p className="mt-2 text-ink-2">Pagal juos pirkėjai skelbia, o&nbsp;mes atrenkame pirkimus.</p>
        </div>
        <form action={urls.cpvBrowser}>
          <label htmlFor={INPUT_ID} className="font-semibold">
            Ką parduodate ar darote?
          </label>
          <div className="mt-2 flex gap-2.5 max-sm:flex-col">
            <input
              id={INPUT_ID}
              type="search"
              name={urls.QUERY_PARAM}
              required
              minLength={2}
              autoComplete="off"
              enterKeyHint="search"
              placeholder="pvz., langai arba 45421100"
              className="control grow"
            />
            <button type="submit" className="button shrink-0">
              <Icon name="search" className="size-[1.1em]" />
              Ieškoti kodų
            </button>
          </div>
          <Examples />
        </form>
      </div>
    </search>
  )
}

function Examples() {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-5 text-sm">
      {EXAMPLES.map((example) => (
        <li key={example}>
          <a href={urls.cpvSearch(example)} className="link list-target">
            {example}
          </a>
        </li>
      ))}
      <li className="sm:ml-auto">
        <a href={urls.cpvBrowser} className="link list-target gap-1 font-semibold">
          Visi BVPŽ kodai
          <Icon name="arrow-right" className="size-4" />
        </a>
      </li>
    </ul>
  )
}

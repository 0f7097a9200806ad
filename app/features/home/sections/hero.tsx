import type { ReactNode } from 'react'
import { counted } from '#app/shared/text/plural.ts'
import * as urls from '#app/shared/urls.ts'
import { site } from '#config/site.ts'
import { SPECIALIST_FORMS } from './about.tsx'

export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="overflow-x-clip pt-[clamp(1.75rem,4.5vw,4.25rem)] pb-[clamp(3.5rem,7vw,6.5rem)]">
      <div className="wrap grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <h1 className="text-h1">
            Jūsų veiklai atrinkti viešieji pirkimai&nbsp;– kas&nbsp;rytą el.&nbsp;paštu
          </h1>
          <p className="mt-6 max-w-[35rem] text-lg text-ink-2">
            Stebime skelbiamus ir planuojamus pirkimus, atrenkame pagal jūsų veiklos sritį ir BVPŽ kodus,
            o&nbsp;prieš išsiųsdami patys patikriname. Jums lieka perskaityti ir nuspręsti.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={`#${urls.LEAD_FORM_ANCHOR}`} data-cta="hero" className="button">
              Gauti pasiūlymą
            </a>
            <a href="#naujienlaiskis" className="button button-quiet">
              Pažiūrėti savo laišką
            </a>
          </div>
          <ul className="mt-9 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5 text-sm text-ink-2">
            {listFacts().map(([strong, rest]) => (
              <li key={rest}>
                {strong && <b className="font-semibold text-ink">{strong}&nbsp;</b>}
                {rest}
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </section>
  )
}

/** The first part of each is bold. */
function listFacts(): string[][] {
  const { yearsOfExperience: years, specialists } = site.evidence
  return [
    years === null ? [] : [`${years}+\u00a0metų`, 'patirtis'],
    specialists === null ? [] : counted(specialists, SPECIALIST_FORMS).split('\u00a0'),
    ['', 'be paslėptų mokesčių'],
  ].filter((fact) => fact.length > 0)
}

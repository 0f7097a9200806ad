import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/ui/components/breadcrumb.tsx'
import { LetterForm } from '#app/ui/components/letter-form.tsx'
import * as urls from '#app/ui/urls.ts'
import type { HomePageLetter } from '../inbox/home-page-letter.ts'
import { OpenedLetter } from '../inbox/opened-letter.tsx'
import { TRADES } from '../trades.ts'
import { Message } from './message.tsx'

interface LetterStartProps {
  message: ReactNode
  homePageLetter: HomePageLetter | null
  typed?: string | undefined
}

export function LetterStart({ message, homePageLetter, typed }: LetterStartProps) {
  return (
    <div className="wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)]">
      <Breadcrumb crumbs={[{ label: 'Laiško pavyzdys' }]} />
      <div className="grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <h1 className="mt-1 text-title sm:mt-[clamp(1rem,3vw,2rem)]">Pažiūrėkite savo rytinį laišką</h1>
          <p className="mt-4 max-w-[38rem] text-lg text-ink-2">
            Parašykite, ką parduodate ar darote, arba įrašykite BVPŽ kodus. Parodysime, koks laiškas lauktų
            jūsų rytais. Kontaktų nurodyti nereikia.
          </p>
          <div className="mt-7 grid max-w-[44rem] gap-5">
            {message && <Message>{message}</Message>}
            <LetterForm
              name={urls.WORDS_PARAM}
              label="Ką parduodate ar darote?"
              button="Rodyti mano laišką"
              placeholder="Pvz., langų montavimas"
              value={typed}
            />
            <div>
              <h2 className="font-text text-base font-semibold tracking-normal">Arba pasirinkite sritį</h2>
              <ul className="mt-3 flex flex-wrap gap-2.5 lg:max-w-md">
                {TRADES.map(({ name, codes }) => (
                  <li key={name}>
                    <a href={urls.letterOf(codes)} className="button button-quiet rounded-full px-4">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <p className="max-w-[36rem] text-sm text-ink-2">
              Žinote tikslius kodus? Pasirinkite juos{' '}
              <a href={urls.cpvBrowser} className="link">
                BVPŽ klasifikatoriuje
              </a>
              . Kelias veiklas atskirkite kableliais, o&nbsp;nereikalingą žodį rašykite su minuso ženklu:
              „-projektavimas“.
            </p>
          </div>
        </div>
        {homePageLetter && <OpenedLetter homePageLetter={homePageLetter} />}
      </div>
    </div>
  )
}

import { Icon } from '#app/ui/components/icon.tsx'
import type { FormCall } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'
import { ASK_US } from '../empty-letter.tsx'
import { wordsForAddress } from '../letter-query.ts'
import type { LetterModel } from '../letter-service.server.ts'

const SHARE = 'Dalytis laišku'

interface LetterActionsProps {
  model: LetterModel
  /** Absolute, of this letter. */
  address: string
}

export function FootBar({ model, address }: LetterActionsProps) {
  return (
    <div data-print="no" className="foot-bar letter-bar">
      <a
        href={formHref(model, ['offer', 'sample'])}
        data-cta="letter-bar"
        className="button grow max-[21.5rem]:px-3"
      >
        Gauti tokį laišką kas&nbsp;rytą
      </a>
      <button
        type="button"
        data-share={address}
        className="button button-quiet bg-sheet px-3 noscript:hidden"
      >
        <Icon name="share" />
        <span className="max-sm:sr-only">{SHARE}</span>
      </button>
      <p
        role="status"
        className="absolute right-4 bottom-full mb-2 rounded-md bg-ink px-3 py-1.5 text-sm text-paper empty:p-0"
      />
    </div>
  )
}

/** On narrow screens the bar has the call of a letter with notices. */
export function LetterCallToAction({ model }: Pick<LetterActionsProps, 'model'>) {
  const isEmpty = model.letter?.sections.length === 0
  return (
    <div
      className={`rounded-xl bg-green p-6 text-paper forced-colors:border ${isEmpty ? '' : 'max-lg:hidden'}`}
    >
      <h2 className="text-xl">{isEmpty ? ASK_US : 'Gaukite tokį laišką kas rytą'}</h2>
      <p className="mt-2 text-sm text-green-soft">
        Kodus ir žodžius išsiųsite kartu su užklausa. Ji niekuo neįpareigoja.
      </p>
      <a
        href={formHref(model, [isEmpty ? 'consultation' : 'offer'])}
        data-cta="letter"
        className="button mt-5 border-paper bg-paper text-green focus-visible:outline-paper hover:border-green-soft hover:bg-green-soft"
      >
        {isEmpty ? 'Parašyti mums' : 'Gauti pasiūlymą'}
      </a>
    </div>
  )
}

export function LetterLinks({ model, address }: LetterActionsProps) {
  const codes = model.codes.map(({ code }) => code)
  const text = `Pažiūrėkite, koks laiškas apie viešuosius pirkimus ateitų mums kas rytą:\n${address}`
  const links = [
    [`mailto:?subject=Viešųjų pirkimų laiško pavyzdys&body=${encodeURIComponent(text)}`, 'Persiųsti vadovui'],
    [urls.cpvBasket(codes, wordsForAddress(model)), 'Keisti kodus klasifikatoriuje'],
    [urls.letter, 'Rinktis iš naujo'],
  ]
  return (
    <ul className="grid text-sm">
      {links.map(([href, label]) => (
        <li key={label}>
          <a href={href} className="link list-target">
            {label}
          </a>
        </li>
      ))}
      <li className="max-lg:hidden noscript:hidden">
        <button type="button" data-share={address} className="link list-target cursor-pointer">
          {SHARE}
        </button>
        <span role="status" className="text-ink-2" />
      </li>
    </ul>
  )
}

function formHref(model: LetterModel, wants: FormCall['wants']): string {
  const codes = model.codes.map(({ code }) => code)
  return urls.leadFormPage({ codes, words: wordsForAddress(model), wants })
}

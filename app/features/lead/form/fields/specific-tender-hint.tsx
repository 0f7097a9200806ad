import { type MouseEvent, useState } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import type { FormFacts } from '../form-facts.ts'

export function SpecificTenderHint({ email, phone }: FormFacts) {
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null

  /** The button disappears with the hint: focus returns to the select. */
  function dismiss({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const choice = currentTarget.form?.elements.namedItem('activity')
    setDismissed(true)
    if (choice instanceof HTMLElement) choice.focus()
  }

  return (
    <div role="status" className="hidden group-has-[option[value=specific]:checked]/lead:block">
      <div className="flex gap-3 rounded-md border border-amber-line bg-amber-soft p-4 text-sm">
        <Icon name="info" className="mt-0.5 size-5 text-amber max-sm:hidden" />
        <p>
          Domina konkretus pirkimas? Parašykite mums jo numerį ar nuorodą formoje, el.&nbsp;paštu{' '}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>{' '}
          arba{' '}
          <a href={phoneHref(phone)} className="link">
            paskambinkite
          </a>
          &nbsp;– atsakysime greičiau.
        </p>
        <button
          type="button"
          onClick={dismiss}
          className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-amber-line/50 noscript:hidden"
        >
          <Icon name="x" className="size-5" />
          <span className="sr-only">Uždaryti pastabą</span>
        </button>
      </div>
    </div>
  )
}

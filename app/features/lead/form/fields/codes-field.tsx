import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { ChosenCodes } from '#app/ui/codes/chosen-codes.tsx'
import type { LeadCodes } from '../use-lead-codes.ts'

interface CodesFieldProps {
  label: string
  leadCodes: LeadCodes
}

export function CodesField({ label, leadCodes: { codes, names, remove } }: CodesFieldProps) {
  const [hadCodes, setHadCodes] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLParagraphElement>(null)
  if (codes.length > 0 && !hadCodes) setHadCodes(true)
  if (codes.length === 0 && !hadCodes) return <div className="stored-codes" />

  /** Focus moves to the next row, else the last, else the heading. */
  function removeAndFocus(code: CpvCode) {
    const position = codes.indexOf(code)
    flushSync(() => remove(code))
    const buttons = [...(card.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
    const target = buttons[position] ?? buttons.at(-1) ?? heading.current
    target?.focus()
  }

  return (
    <div ref={card} className="rounded-lg border border-green/35 bg-green-soft p-3.5 sm:p-4">
      <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {label} <span className="font-normal text-ink-2">({codes.length})</span>
      </p>
      {codes.length > 0 && (
        <ChosenCodes
          codes={codes}
          onRemove={removeAndFocus}
          nameOf={(code) => names[code]}
          className="mt-2 max-h-64 overflow-auto rounded-md print:max-h-none border border-line bg-paper"
          rowClassName="items-center gap-3 py-0.5 pr-1 pl-3.5"
        >
          {(code) => (
            <span className="lead-code">
              <span className="font-semibold whitespace-nowrap tabular-nums">{code}</span>
              <span className="line-clamp-2 text-ink-2">{names[code]}</span>
            </span>
          )}
        </ChosenCodes>
      )}
      <input type="hidden" name="cpv_codes" value={codes.join(',')} readOnly />
    </div>
  )
}

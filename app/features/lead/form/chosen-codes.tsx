import { useState } from 'react'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { Icon } from '#app/shared/ui/icon.tsx'

interface ChosenCodesProps {
  label: string
  codes: readonly CpvCode[]
  names: Readonly<Record<string, string>>
}

/** The codes that the visitor chose in the code browser, sent along with the form. */
export function ChosenCodes({ label, codes: initialCodes, names }: ChosenCodesProps) {
  const [codes, setCodes] = useState(initialCodes)
  if (codes.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <ul className="mt-2 max-h-64 divide-y divide-line overflow-auto rounded-md border border-line bg-paper text-sm">
        {codes.map((code) => (
          <li key={code} className="flex items-center gap-3 py-0.5 pr-1 pl-3.5">
            <span className="grid min-w-0 grow gap-x-4 py-1.5 leading-snug sm:grid-cols-[auto_minmax(0,1fr)]">
              <span className="font-semibold whitespace-nowrap tabular-nums">{code}</span>
              <span className="text-ink-2">{names[code]}</span>
            </span>
            <button
              type="button"
              onClick={() => setCodes(codes.filter((other) => other !== code))}
              aria-label={`Pašalinti: ${code}`}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-ink-2 hover:bg-red-soft hover:text-red sm:size-9 noscript:hidden"
            >
              <Icon name="x" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <input type="hidden" name="cpv_codes" value={codes.join(',')} readOnly />
    </div>
  )
}

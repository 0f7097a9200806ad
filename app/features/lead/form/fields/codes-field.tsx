import { useState } from 'react'
import { ChosenCodes } from '#app/shared/cpv/chosen-codes.tsx'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'

interface CodesFieldProps {
  label: string
  codes: readonly CpvCode[]
  names: Readonly<Record<string, string>>
}

/** The codes that the visitor chose in the code browser, sent along with the form. */
export function CodesField({ label, codes: initialCodes, names }: CodesFieldProps) {
  const [codes, setCodes] = useState(initialCodes)
  if (codes.length === 0) return null
  return (
    <div className="rounded-lg border border-green/35 bg-green-soft p-3.5 sm:p-4">
      <p className="font-semibold">
        {label} <span className="font-normal text-ink-2">({codes.length})</span>
      </p>
      <ChosenCodes
        codes={codes}
        onRemove={(code) => setCodes(codes.filter((other) => other !== code))}
        className="mt-2 max-h-64 overflow-auto rounded-md border border-line bg-paper"
        rowClassName="items-center gap-3 py-0.5 pr-1 pl-3.5"
      >
        {(code) => (
          <span className="grid min-w-0 grow gap-x-4 py-1.5 leading-snug sm:grid-cols-[auto_minmax(0,1fr)]">
            <span className="font-semibold whitespace-nowrap tabular-nums">{code}</span>
            <span className="text-ink-2">{names[code]}</span>
          </span>
        )}
      </ChosenCodes>
      <input type="hidden" name="cpv_codes" value={codes.join(',')} readOnly />
    </div>
  )
}

import type { ReactNode } from 'react'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { Icon } from '#app/ui/components/icon.tsx'

interface ChosenCodesProps {
  codes: readonly CpvCode[]
  onRemove(code: CpvCode): void
  nameOf?: (code: CpvCode) => string | undefined
  children(code: CpvCode): ReactNode
  className: string
  rowClassName: string
}

export function ChosenCodes({
  codes,
  onRemove,
  nameOf,
  children,
  className,
  rowClassName,
}: ChosenCodesProps) {
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {codes.map((code) => (
        <li key={code} className={`flex text-sm ${rowClassName}`}>
          {children(code)}
          <button
            type="button"
            onClick={() => onRemove(code)}
            aria-label={`Pašalinti: ${code} ${nameOf?.(code) ?? ''}`.trimEnd()}
            data-print="no"
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-ink-2 hover:bg-red-soft hover:text-red sm:size-9 noscript:hidden"
          >
            <Icon name="x" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}

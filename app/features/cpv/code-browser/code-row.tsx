import type { ReactNode } from 'react'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'

interface CodeRowProps {
  entry: CpvEntry
  code: ReactNode
  name: ReactNode
  english?: ReactNode
  isEnglishOptional?: boolean
  isOneLine?: boolean
  below?: ReactNode
  actions: ReactNode
}

/** On narrow screens the whole row is the link. */
export const NAME_LINK =
  'inline-block py-0.5 font-medium text-ink underline decoration-line-strong underline-offset-4 transition-colors hover:decoration-green max-sm:after:absolute max-sm:after:inset-0'

export function CodeRow({ entry, code, name, english, below, actions, ...layout }: CodeRowProps) {
  const { isOneLine = false, isEnglishOptional = isOneLine } = layout
  const ifOneLine = (classes: string) => (isOneLine ? classes : '')
  return (
    <div
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] sm:px-5 ${ifOneLine('max-sm:grid-cols-[1.5rem_minmax(0,1fr)] max-sm:py-0.5 lg:items-center lg:py-1.5')}`}
    >
      <div className="text-sm font-semibold tabular-nums max-sm:self-center sm:pt-[0.1rem]">{code}</div>
      <div
        className={`min-w-0 sm:col-start-2 sm:row-start-1 ${isOneLine ? '' : 'max-sm:col-span-full max-sm:row-start-2'}`}
      >
        <div className={`leading-snug ${ifOneLine('max-sm:text-sm max-sm:*:block max-sm:*:py-2.5')}`}>
          {name}
        </div>
        <div
          className={`mt-0.5 text-sm leading-snug text-ink-3 ${isEnglishOptional ? 'max-sm:hidden' : ''} ${ifOneLine('hidden')}`}
          lang="en"
        >
          {english ?? entry.EN}
        </div>
        {below}
      </div>
      <div
        data-print="no"
        className={`relative col-start-2 row-start-1 flex items-center gap-1.5 sm:col-start-3 ${ifOneLine('max-sm:hidden')}`}
      >
        {actions}
      </div>
    </div>
  )
}

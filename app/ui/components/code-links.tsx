import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import type { FormCall } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'

interface CodeLinksProps {
  entries: readonly { code: CpvCode; LT: string }[]
  hasLineAbove?: boolean
  kept?: FormCall
}

export function CodeLinks({ entries, hasLineAbove = true, kept = {} }: CodeLinksProps) {
  return (
    <ul className={hasLineAbove ? 'mt-3 border-t border-line' : 'mt-3'}>
      {entries.map(({ code, LT }) => (
        <li key={code} className="border-b border-line">
          <a
            href={withCodes(urls.cpvCode(code), kept)}
            className="grid min-h-11 content-center items-baseline gap-x-4 py-2 no-underline hover:text-green sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="text-sm font-semibold text-green tabular-nums">{code}</span>
            <span className="leading-snug underline decoration-line-strong underline-offset-4">{LT}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

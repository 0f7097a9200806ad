import * as urls from '#app/shared/urls.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { SearchField } from './search-field.tsx'

export function UnknownCode({ text, nearest }: { text: string; nearest: readonly CpvEntry[] }) {
  return (
    <section className="wrap section">
      <p className="kicker">BVPŽ kodai</p>
      <h1 className="text-title">
        Kodo <span className={text.length <= 12 ? 'whitespace-nowrap' : ''}>{text}</span> nėra
      </h1>
      {nearest.length > 0 && (
        <>
          <p className="mt-4 text-lg text-ink-2">Galbūt ieškojote vieno iš šių:</p>
          <ul className="mt-4 max-w-[52rem] border-t border-line">
            {nearest.map(({ code, LT }) => (
              <li key={code} className="border-b border-line">
                <a
                  href={urls.cpvCode(code)}
                  className="grid min-h-11 items-center gap-x-4 py-2 no-underline transition-colors hover:text-green sm:grid-cols-[7rem_minmax(0,1fr)]"
                >
                  <span className="font-semibold text-green tabular-nums">{code}</span>
                  <span className="underline decoration-line-strong underline-offset-4">{LT}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-8 max-w-[30rem]">
        <SearchField />
      </div>
    </section>
  )
}

import { CodeLinks } from '#app/ui/components/code-links.tsx'
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
          <div className="max-w-[52rem]">
            <CodeLinks entries={nearest} />
          </div>
        </>
      )}
      <div className="mt-8 max-w-[30rem]">
        <SearchField />
      </div>
    </section>
  )
}

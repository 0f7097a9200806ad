import { LogoMark } from '#app/shared/layout/logo.tsx'
import { Icon } from '#app/shared/ui/icon.tsx'
import { NoticeRow } from '../notice-row.tsx'
import type { SampleNotice } from '../sample-notices.ts'

const OTHER_FOLDERS = ['Išsiųstieji', 'Juodraščiai', 'Archyvas', 'Šlamštas']

/** A mail client with the letter of today, in live text. Everything in it is invented and says so. */
export function NewsletterPreview({ notices }: { notices: readonly SampleNotice[] }) {
  return (
    <section id="naujienlaiskis" className="section overflow-clip bg-green text-paper">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="mb-2.5 text-sm font-semibold text-amber-line">Naujienlaiškis</p>
            <h2 className="text-h2">Taip atrodo rytinis laiškas</h2>
          </div>
          <p className="text-sm text-green-soft">Pavyzdys. Organizacijos ir pirkimai išgalvoti.</p>
        </div>
        <div
          data-example
          className="mt-9 overflow-hidden rounded-xl bg-sheet forced-colors:border text-base text-ink shadow-[0_30px_60px_-20px_rgb(0_0_0/0.45)]"
        >
          <TitleBar />
          <div className="grid md:grid-cols-[12.5rem_minmax(0,1fr)]">
            <Folders count={notices.length} />
            <ul>
              {notices.map((notice) => (
                <NoticeRow key={notice.title} notice={notice} />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}

function TitleBar() {
  return (
    <div className="flex items-center gap-3 border-b border-line bg-paper px-4 py-3.5 sm:px-6">
      <LogoMark className="size-7" />
      <div className="grow sm:flex sm:items-baseline sm:justify-between sm:gap-4">
        <p className="font-semibold">Jūsų rytinis laiškas</p>
        <p className="text-sm text-ink-3">nauji pranešimai</p>
      </div>
    </div>
  )
}

/** Beside the letters on wide screens, a row above them on narrow ones. */
function Folders({ count }: { count: number }) {
  return (
    <div className="flex items-center gap-1 overflow-hidden border-b border-line bg-paper p-2 text-sm md:block md:border-r md:border-b-0 md:p-3">
      <p className="flex items-center gap-2.5 rounded-md bg-green-soft px-3 py-2 font-semibold text-green">
        <Icon name="mail" className="size-4" />
        Gautieji
        <span className="ml-auto rounded-full bg-green px-2 text-xs leading-5 text-white tabular-nums">
          {count}
        </span>
      </p>
      <ul aria-hidden="true" className="flex shrink-0 md:mt-1 md:block">
        {OTHER_FOLDERS.map((name) => (
          <li key={name} className="flex items-center gap-2.5 px-3 py-2 text-ink-3 blur-[2.5px] select-none">
            <span className="size-4 rounded-sm bg-line-strong" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

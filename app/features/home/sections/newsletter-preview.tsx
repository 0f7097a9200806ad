import { LogoMark } from '#app/shared/layout/logo.tsx'
import { Icon } from '#app/shared/ui/icon.tsx'
import { NoticeRow } from '../notice-row.tsx'
import type { SampleNotice } from '../sample-notices.ts'

const OTHER_FOLDERS = ['Išsiųstieji', 'Juodraščiai', 'Archyvas', 'Šlamštas']

/** A mail client with this week's letter, in live text. Everything in it is invented and says so. */
export function NewsletterPreview({ notices }: { notices: readonly SampleNotice[] }) {
  return (
    <section id="naujienlaiskis" className="section bg-green text-paper">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="mb-2.5 text-sm font-semibold text-[#f3c66b]">Naujienlaiškis</p>
            <h2 className="text-h2">Taip atrodo rytinis laiškas</h2>
          </div>
          <p className="text-sm text-[#cfe0d6]">Pavyzdys. Organizacijos ir pirkimai išgalvoti.</p>
        </div>
        <div
          data-example
          className="mt-9 overflow-hidden rounded-xl bg-sheet text-base text-ink shadow-[0_30px_60px_-20px_rgb(0_0_0/0.45)]"
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
    <div className="flex items-center gap-3 border-b border-line bg-[#f5f0e5] px-4 py-3 sm:px-5">
      <LogoMark className="size-6" />
      <p className="font-semibold">Jūsų rytinis laiškas</p>
      <p className="ml-auto text-right text-sm text-ink-3">šios savaitės pranešimai</p>
    </div>
  )
}

function Folders({ count }: { count: number }) {
  return (
    <div className="hidden border-r border-line bg-paper p-3 text-sm md:block">
      <p className="flex items-center gap-2.5 rounded-md bg-green-soft px-3 py-2 font-semibold text-green">
        <Icon name="mail" className="size-4" />
        Gautieji
        <span className="ml-auto rounded-full bg-green px-2 text-xs leading-5 text-white">{count}</span>
      </p>
      <ul aria-hidden="true" className="mt-1">
        {OTHER_FOLDERS.map((folder) => (
          <li
            key={folder}
            className="flex items-center gap-2.5 px-3 py-2 text-ink-3 blur-[2.5px] select-none"
          >
            <span className="size-4 rounded-sm bg-line-strong" />
            {folder}
          </li>
        ))}
      </ul>
    </div>
  )
}

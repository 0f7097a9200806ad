import type { ReactNode } from 'react'
import { Icon } from '#app/ui/components/icon.tsx'
import { LogoMark } from '#app/ui/layout/logo.tsx'
import type { LetterNotice } from '../letter.ts'
import { DEMO_LABEL } from '../notice-texts.ts'
import type { HomePageLetter } from './home-page-letter.ts'
import { InboxRows } from './inbox-rows.tsx'

const OTHER_FOLDERS = ['Išsiųstieji', 'Juodraščiai', 'Archyvas', 'Šlamštas']

interface InboxProps {
  homePageLetter: HomePageLetter
  formHref: string
}

export function Inbox({ homePageLetter: { notices, day }, formHref }: InboxProps) {
  return (
    <div data-example className="inbox mt-5 sm:mt-7">
      <div className="flex items-center gap-3 border-b border-line bg-paper px-6 py-3.5 max-md:hidden">
        <LogoMark className="size-7" />
        <p className="font-semibold">Jūsų rytinis laiškas</p>
      </div>
      <div className="grid lg:grid-cols-[12.5rem_minmax(0,1fr)]">
        <Folders />
        <InboxPart notices={notices} day={day} note={DEMO_LABEL}>
          <a href={formHref} data-cta="inbox" className="button max-sm:w-full">
            Gauti tokį laišką kas&nbsp;rytą
          </a>
        </InboxPart>
      </div>
    </div>
  )
}

interface InboxPartProps {
  notices: readonly LetterNotice[]
  day: string
  state?: string
  note: string | null
  children: ReactNode
}

export function InboxPart({ notices, day, state, note, children }: InboxPartProps) {
  return (
    <div data-letter-part="inbox" data-state={state} className="min-w-0">
      <InboxRows notices={notices} today={day} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-4 py-4 sm:px-6">
        {children}
        <p className="text-sm text-ink-3 lg:ml-auto">{note}</p>
      </div>
    </div>
  )
}

function Folders() {
  return (
    <div className="flex items-center gap-1 overflow-hidden border-b border-line bg-paper p-2 text-sm lg:block lg:border-r lg:border-b-0 lg:p-3">
      <p className="flex items-center gap-2.5 rounded-md bg-green-soft px-3 py-2 font-semibold text-green">
        <Icon name="mail" className="size-4" />
        Gautieji
      </p>
      <ul aria-hidden="true" className="other-folders">
        {OTHER_FOLDERS.map((name) => (
          <li
            key={name}
            className="flex items-center gap-2.5 px-2 py-2 text-ink-3 sm:px-3 [filter:blur(2.5px)] select-none"
          >
            <span className="size-4 rounded-sm bg-line max-sm:hidden" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { checkRunning, isWell } from '#app/doctor/checks.server.ts'
import { counted } from '#app/domain/text/plural.ts'
import type { FindCpvName } from '#app/features/lead/mail/lead-lines.ts'
import { readMailFaults } from '#app/features/lead/mail/queue/undelivered-store.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { release } from '#app/infra/release.server.ts'
import type { StaffPerson } from '#app/infra/staff-people.server.ts'
import styles from '#app/styles/staff.css?url'
import { LogoMark, PAPER_COLOUR } from '#app/ui/layout/logo.tsx'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import { leadAddress, listAddress, MONTH_PATH } from './list-query.ts'
import { mailFault, whenText } from './words.ts'

export type Desk = OpenDatabase & { env: Env; findCpvName: FindCpvName }

export interface ScreenRequest {
  desk: Desk
  person: StaffPerson
  path: string
  params: URLSearchParams
  reference: string
}

export interface Screen {
  title: string
  /** Of the page, when it is more than a text. */
  heading?: ReactNode
  firm?: string
  content?: ReactNode
}

/** What was done, or why nothing was: what was typed may be refused; `about` is the number of a lead to look at. */
export interface Outcome {
  isDone: boolean
  sentence: string
  about: string | null
  isRefused?: boolean
  /** Numbers and versions of the leads that may be new again. */
  undo?: string
}

export const staffStyles = styles
const TABS = [
  ['/', 'Užklausos'],
  [MONTH_PATH, 'Mėnuo'],
] as const

/** Every page of staff, signed in or not; it is whole without scripts, and has none. */
export function StaffDocument({ title, heading, content, header }: Screen & { header?: ReactNode }) {
  return (
    <html lang="lt">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAPER_COLOUR} />
        <title>{`${title} | ${site.name}`}</title>
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href={urls.favicon} type="image/svg+xml" />
      </head>
      <body>
        {header}
        <main id="turinys" tabIndex={-1} className="wrap py-5 outline-none">
          {heading ?? <h1 className="mb-3 text-h2">{title}</h1>}
          {content}
        </main>
      </body>
    </html>
  )
}

export async function staffPage(screen: Screen, request: ScreenRequest, outcome: Outcome | null) {
  const { desk, params, reference } = request
  const other = outcome?.about !== reference && outcome?.about
  const isNext = screen.firm && outcome?.isDone && outcome.about !== reference
  const heading = (
    <>
      <p className="news">{await news(desk)}</p>
      {outcome !== null && (
        <div role="status" className={outcome.isDone ? 'done' : 'done not-done'}>
          <bdi className="wrap-anywhere">{outcome.sentence}</bdi>
          {other && <a href={leadAddress(other, params)}>Atverti</a>}
          {outcome.undo && (
            <form method="post" action={listAddress(params, {}, '/zymeti')}>
              <NoAction />
              {outcome.undo.split(',').map((version) => (
                <input key={version} type="hidden" name="nr" value={version} />
              ))}
              <Submit
                name="veiksmas"
                value="reopened"
                className="link target cursor-pointer"
                label="Atšaukti"
              />
            </form>
          )}
          {isNext && <span className="wrap-anywhere">{`Toliau: ${screen.firm}`}</span>}
        </div>
      )}
      <h1 className="mb-3 text-h2">{screen.heading ?? screen.title}</h1>
    </>
  )
  return <StaffDocument {...screen} heading={heading} header={<Header {...request} />} />
}

function Header({ person, path }: ScreenRequest) {
  return (
    <header className="border-b border-line bg-sheet">
      <a href="#turinys" className="button fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0">
        Pereiti prie turinio
      </a>
      <div className="wrap flex flex-wrap items-center gap-x-6 py-1">
        <LogoMark />
        <nav aria-label="Darbuotojų puslapiai" className="staff-tabs">
          {TABS.map(([tab, label]) => (
            <a key={tab} href={tab} aria-current={tab === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <form method="post" action="/atsijungti" className="staff-person">
          <span className="min-w-0 wrap-anywhere text-ink-2 max-sm:sr-only">{person.name}</span>
          <Submit className="link target cursor-pointer" label="Atsijungti" />
        </form>
      </div>
    </header>
  )
}

async function news({ db, env }: Desk) {
  const { count, since, error, heldSamples } = await readMailFaults(db)
  const mails = counted(count, ['laiškas neišsiųstas', 'laiškai neišsiųsti', 'laiškų neišsiųsta'])
  const samples = counted(heldSamples, ['pavyzdys laukia', 'pavyzdžiai laukia', 'pavyzdžių laukia'])
  const refused = since === null ? '' : `${mails} nuo ${whenText(since)}: ${mailFault(error)}. `
  const others = (await checkRunning(db, env)).filter(({ name }) => name !== 'mail')
  const fault = isWell(others) ? '' : 'Aptiktas gedimas, praneškite administratoriui. '
  if (refused + fault === '' && heldSamples === 0) return `Viskas gerai · ${release.version}`
  return (
    <>
      <b className="text-red">{refused + fault}</b>
      {heldSamples > 0 && <a href="/?rodyti=sulaikyti">{samples} leidimo.</a>}
      <span className="text-ink-2">{` ${release.version}`}</span>
    </>
  )
}

export function Submit({ label, ...props }: ComponentProps<'button'> & { label?: string }) {
  return (
    <button type="submit" {...props}>
      {label}
    </button>
  )
}

/** Enter in a field presses the first button of its form, so that one does nothing. */
export function NoAction() {
  return <Submit tabIndex={-1} aria-hidden="true" className="sr-only" />
}

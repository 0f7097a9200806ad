import type { ReactNode } from 'react'
import styles from '#app/styles/staff.css?url'
import { LogoMark, PAPER_COLOUR } from '#app/ui/layout/logo.tsx'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'

export const staffStyles = styles

interface DocumentProps {
  title: string
  /** Of the page, when it is more than a text. */
  heading?: ReactNode
  header?: ReactNode
  /** Of mail and samples, in a sentence. */
  news?: ReactNode
  children?: ReactNode
}

/** Every page of staff, signed in or not; it is whole without scripts, and has none. */
export function StaffDocument({ title, heading, header, news, children }: DocumentProps) {
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
          {news && <p className="news">{news}</p>}
          <h1 className="mb-3 text-h2">{heading ?? title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
}

interface HeaderProps {
  personName: string
  tabs: readonly { path: string; label: string }[]
  currentPath: string
}

export function StaffHeader({ personName, tabs, currentPath }: HeaderProps) {
  return (
    <header className="border-b border-line bg-sheet">
      <a href="#turinys" className="button fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0">
        Pereiti prie turinio
      </a>
      <div className="wrap flex flex-wrap items-center gap-x-6 py-1">
        <LogoMark />
        <nav aria-label="Darbuotojų puslapiai" className="staff-tabs">
          {tabs.map(({ path, label }) => (
            <a key={path} href={path} aria-current={path === currentPath ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <form method="post" action="/atsijungti" className="staff-person">
          <span className="min-w-0 wrap-anywhere text-ink-2 max-sm:sr-only">{personName}</span>
          <button type="submit" className="link target cursor-pointer">
            Atsijungti
          </button>
        </form>
      </div>
    </header>
  )
}

import { phoneHref } from '#app/domain/text/phone-href.ts'
import styles from '#app/styles/default.css?url'
import * as urls from '#app/ui/urls.ts'
import { site, workingHoursShort } from '#config/site.ts'
import { Logo, PAPER_COLOUR } from './logo.tsx'

export interface RefusalPageProps {
  message: string
  /** A form was sent; its text is still in the browser. */
  isFormSubmission: boolean
  phone: string | null
  email: string | null
  formHref: string
}

/** The middleware refuses a request with this page: it is small, without scripts, menu and footer. */
export function RefusalPage({ message, isFormSubmission, phone, email, formHref }: RefusalPageProps) {
  const title = isFormSubmission ? 'Užklausa neišsiųsta' : 'Puslapio parodyti nepavyko'
  return (
    <html lang="lt">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAPER_COLOUR} />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${site.name}`}</title>
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href={urls.favicon} type="image/svg+xml" />
      </head>
      <body>
        <header className="wrap flex h-[var(--header-bar)] items-center">
          <Logo />
        </header>
        <main className="wrap section">
          <div className="grid max-w-[40rem] gap-3 text-lg text-ink-2">
            <h1 className="text-title mb-2 text-ink">{title}</h1>
            <p className="text-ink">{message}</p>
            {isFormSubmission && (
              <p>
                Jūsų įrašyti duomenys liko formoje&nbsp;– grįžkite į ją naršyklės mygtuku „Atgal“. Jei
                išsiųsti vis tiek nepavyks, atverkite formą iš&nbsp;naujo.
              </p>
            )}
            {phone && <Phone number={phone} />}
            {email && <Email address={email} />}
            <div className="mt-5 flex flex-wrap gap-3">
              <a href={formHref} className="button">
                Atverti užklausos formą
              </a>
              <a href={urls.home} className="button button-quiet">
                Į&nbsp;pradžią
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <p>
      Galite mums paskambinti:{' '}
      <a href={phoneHref(number)} className="link whitespace-nowrap">
        {number}
      </a>
      , <span className="whitespace-nowrap">{workingHoursShort()}</span>.
    </p>
  )
}

function Email({ address }: { address: string }) {
  return (
    <p>
      Mūsų el.&nbsp;pašto adresas&nbsp;–{' '}
      <a href={`mailto:${address}`} className="link">
        {address}
      </a>
      .
    </p>
  )
}

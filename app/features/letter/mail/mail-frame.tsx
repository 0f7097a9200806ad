import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { phoneHref } from '#app/shared/text/phone-href.ts'
import { site } from '#config/site.ts'
import { DARK_MODE, mailStyles } from './mail-styles.ts'
import { NOT_REQUESTED_TEXT, QUESTIONS_TEXT, whyThisMail } from './mail-texts.ts'

interface MailFrameProps {
  subject: string
  children: ReactNode
}

/** Tables and inline styles only, no external resources. */
export function mailHtml({ subject, children }: MailFrameProps): string {
  const html = renderToStaticMarkup(
    <html lang="lt">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{DARK_MODE}</style>
      </head>
      <body className="paper" style={mailStyles.body}>
        <Table style={mailStyles.frame}>
          <tr>
            <td className="soft" style={mailStyles.outside}>
              {NOT_REQUESTED_TEXT}
            </td>
          </tr>
          <tr>
            <td className="sheet" style={mailStyles.sheet}>
              <Table>{children}</Table>
            </td>
          </tr>
          <tr>
            <td className="soft" style={mailStyles.outside}>
              {QUESTIONS_TEXT} <MailLink href={phoneHref(site.phone)}>{site.phone}</MailLink>.
              <br />
              <br />
              {whyThisMail()}
              <br />
              <br />
              {site.company}, {site.address}
            </td>
          </tr>
        </Table>
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${html}`
}

export function Table({ style = { width: '100%' }, children }: { style?: object; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <tr>
      <td className="ink" style={mailStyles.cell}>
        {children}
      </td>
    </tr>
  )
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={mailStyles.link}>
      {children}
    </a>
  )
}

export function ButtonRow({ href, children }: { href: string; children: ReactNode }) {
  return (
    <tr>
      <td style={mailStyles.buttonRow}>
        <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td className="button" style={mailStyles.buttonCell}>
                <a href={href} className="button" style={mailStyles.button}>
                  {children}
                </a>
              </td>
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  )
}

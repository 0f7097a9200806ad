import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { typography } from '#app/domain/text/typography.ts'
import { site } from '#config/site.ts'
import { GREEN, mailStyles, STYLE_SHEET } from './mail-styles.ts'
import { notRequestedText, QUESTIONS_TEXT, whyThisMail } from './mail-texts.ts'
import { plainText } from './plain-text.ts'

interface MailFrameProps {
  subject: string
  /** It is the first text, and shown by lists of mails only. */
  preview: string
  isOnlySample: boolean
  children: ReactNode
}

/** Mail programs need tables and inline styles, and block external resources. */
export function writeMail({ subject, preview, isOnlySample, children }: MailFrameProps) {
  const html = renderToStaticMarkup(
    <html lang="lt">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{STYLE_SHEET}</style>
      </head>
      <body className="paper" style={mailStyles.body}>
        <p style={mailStyles.preview}>{preview}</p>
        <Table style={mailStyles.frame}>
          <tr>
            <td className="soft" style={mailStyles.outside}>
              <Firm />
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
              <p>{whyThisMail()}</p>
              <p>{notRequestedText(isOnlySample)}</p>
              {site.company}, {site.address}
            </td>
          </tr>
        </Table>
      </body>
    </html>,
  )
  return { subject, html: `<!DOCTYPE html>${html}`, text: plainText(html) }
}

/** The mark is a character: mail programs draw no SVG, and pictures are loaded from nowhere. */
function Firm() {
  return (
    <Table>
      <tr>
        <td className="button" aria-hidden="true" width={40} style={mailStyles.mark}>
          {'\u2709\ufe0e'}
        </td>
        <td className="ink" style={mailStyles.firm}>
          {typography(site.name)}
        </td>
      </tr>
    </Table>
  )
}

export function Table({ children, ...props }: ComponentProps<'table'>) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...props}>
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

interface TextProps {
  tag?: 'p' | 'h1' | 'h2' | 'h3'
  variant?: keyof typeof mailStyles
  tone?: string
  style?: CSSProperties
  children: ReactNode
}

export function Text({ tag: Tag = 'p', variant = 'small', tone, style, children }: TextProps) {
  return (
    <Tag
      className={tone ?? (variant === 'small' ? 'soft' : 'ink')}
      style={{ ...mailStyles[variant], ...style }}
    >
      {children}
    </Tag>
  )
}

interface ButtonProps {
  href: string
  isQuiet?: boolean
  children: ReactNode
}

export function Button({ href, isQuiet = false, children }: ButtonProps) {
  const name = isQuiet ? 'link' : 'button'
  const colours = isQuiet ? { color: GREEN } : { color: '#ffffff', backgroundColor: GREEN }
  return (
    <Table width={undefined} style={mailStyles.buttonTable}>
      <tr>
        <td className={name} style={{ ...mailStyles.buttonCell, ...colours }}>
          <a href={href} className={name} style={{ ...mailStyles.button, ...colours }}>
            {children}
          </a>
        </td>
      </tr>
    </Table>
  )
}

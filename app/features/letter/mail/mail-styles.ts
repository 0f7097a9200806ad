import type { CSSProperties } from 'react'
import type { NoticeKind } from '#app/domain/notices/notice.ts'

/** Mail programs use installed fonts only. */
const TEXT_FONT = 'Arial, Helvetica, sans-serif'
const TITLE_FONT = 'Georgia, Times, serif'

const INK = '#18211d'
const SOFT_INK = '#414c46'
export const GREEN = '#14523c'
const LINE = '1px solid #e5dfd2'

const BUTTON_PADDING = '12px 20px'
/** Outlook for Windows pads only cells; elsewhere the whole button is the link. */
const OUTLOOK_BUTTON_PADDING = { msoPaddingAlt: BUTTON_PADDING }

const TEXT = { fontFamily: TEXT_FONT, lineHeight: 1.5, color: INK } as const
const TITLE = { fontFamily: TITLE_FONT, lineHeight: 1.25, fontWeight: 'bold', color: INK } as const

/** Styles are inline, because some programs drop style sheets. */
export const mailStyles = {
  body: { margin: 0, padding: 0, backgroundColor: '#faf7f1' },
  frame: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  outside: { ...TEXT, padding: '20px 20px 14px', fontSize: '13px', color: SOFT_INK },
  mark: {
    width: '40px',
    height: '30px',
    borderRadius: '6px',
    borderBottom: '3px solid #e9a11b',
    backgroundColor: GREEN,
    textAlign: 'center',
    fontSize: '20px',
    lineHeight: 1,
    color: '#ffffff',
  },
  firm: { ...TITLE, padding: '0 0 0 12px', fontSize: '19px' },
  preview: { display: 'none' },
  sheet: { backgroundColor: '#fffdf9', border: LINE },
  cell: { ...TEXT, padding: '20px 20px 4px', fontSize: '16px' },
  warning: {
    ...TEXT,
    padding: '10px 20px',
    fontSize: '14px',
    fontWeight: 'bold',
    backgroundColor: '#fdf0d9',
    color: '#8f4a04',
  },
  title: { ...TITLE, margin: '0 0 4px', fontSize: '26px' },
  section: {
    ...TEXT,
    margin: 0,
    padding: '0 0 6px',
    borderBottom: LINE,
    fontSize: '16px',
    fontWeight: 'bold',
    color: GREEN,
  },
  notice: { padding: '16px 0', borderBottom: LINE },
  lastNotice: { padding: '16px 0' },
  noticeBody: { ...TEXT, padding: '0 0 0 14px', verticalAlign: 'top' },
  days: { ...TEXT, padding: '0 12px 0 0', verticalAlign: 'top', textAlign: 'right' },
  large: { margin: 0, fontFamily: TITLE_FONT, lineHeight: 1, fontWeight: 'bold' },
  date: { margin: '5px 0 0', fontSize: '13px', lineHeight: 1.3, color: INK },
  noticeTitle: { ...TITLE, margin: '0 0 4px', fontSize: '18px' },
  text: { margin: '12px 0', color: INK },
  small: { margin: '0 0 2px', fontSize: '14px', color: SOFT_INK },
  strong: { fontSize: '15px', color: INK },
  remark: {
    margin: '10px 0 0',
    padding: '2px 0 2px 12px',
    borderLeft: '2px solid #bcd6c6',
    fontSize: '15px',
    lineHeight: 1.45,
    color: INK,
  },
  link: { color: GREEN, textDecoration: 'underline' },
  buttonTable: { display: 'inline-block', margin: '0 10px 12px 0' },
  buttonCell: {
    ...OUTLOOK_BUTTON_PADDING,
    border: `1px solid ${GREEN}`,
    borderRadius: '6px',
    fontFamily: TEXT_FONT,
  },
  button: {
    display: 'inline-block',
    padding: BUTTON_PADDING,
    borderRadius: '6px',
    fontSize: '16px',
    lineHeight: 1.3,
    fontWeight: 'bold',
    textDecoration: 'none',
  },
} as const satisfies Record<string, CSSProperties>

export const KIND_COLOURS: Readonly<Record<NoticeKind, { className: string; color: string; edge: string }>> =
  {
    tender: { className: 'mark', color: '#8f4a04', edge: '#e9a11b' },
    consultation: { className: 'blue', color: '#1d4f86', edge: '#8ea7c3' },
    plan: { className: 'soft', color: SOFT_INK, edge: '#cfc7b6' },
    contract: { className: 'plum', color: '#6b3b75', edge: '#c4b1c8' },
  }

/** Programs that do not support it show the light colours, which stay readable, and days beside the titles on phones, too. */
export const STYLE_SHEET = `:root{color-scheme:light dark}
@media (max-width:480px){
.notice tr{display:flex!important;flex-direction:column-reverse!important}
.notice td{display:block!important;width:auto!important;padding:0!important;border:0!important;text-align:left!important}
.days p{display:inline!important;margin:0 8px 0 0!important}
.days{margin:0 0 8px!important}
}
@media (prefers-color-scheme:dark){
.paper{background-color:#131815!important}
.sheet{background-color:#1b2420!important;border-color:#35413a!important}
.line{border-color:#35413a!important}
.ink{color:#f2efe8!important}
.soft{color:#c4ccc6!important}
.link{color:#93d6b6!important}
.mark{color:#f3c577!important}
.blue{color:#a6c8f0!important}
.plum{color:#dcb8e4!important}
.label{background-color:#3a2b12!important;color:#f7d9a0!important}
.button{background-color:#93d6b6!important;color:#0d2a1f!important}
}`

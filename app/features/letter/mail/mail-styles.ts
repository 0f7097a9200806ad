import type { CSSProperties } from 'react'

/** Mail programs use installed fonts only. */
const TEXT_FONT = 'Arial, Helvetica, sans-serif'
const TITLE_FONT = 'Georgia, Times, serif'

const INK = '#18211d'
const SOFT_INK = '#414c46'
const GREEN = '#14523c'
const LINE = '1px solid #e5dfd2'

const BUTTON_PADDING = '12px 20px'
/** Outlook for Windows pads only cells; elsewhere the whole button is the link. */
const OUTLOOK_BUTTON_PADDING = { msoPaddingAlt: BUTTON_PADDING }

/** Inline, because some programs drop style sheets. */
export const mailStyles = {
  body: { margin: 0, padding: 0, backgroundColor: '#faf7f1' },
  frame: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  outside: {
    padding: '16px 12px',
    fontFamily: TEXT_FONT,
    fontSize: '14px',
    lineHeight: 1.5,
    color: SOFT_INK,
  },
  sheet: { backgroundColor: '#fffdf9', border: LINE },
  cell: { padding: '20px 20px 4px', fontFamily: TEXT_FONT, fontSize: '16px', lineHeight: 1.5, color: INK },
  warning: {
    padding: '10px 20px',
    fontFamily: TEXT_FONT,
    fontSize: '14px',
    lineHeight: 1.45,
    fontWeight: 'bold',
    backgroundColor: '#fdf0d9',
    color: '#8f4a04',
  },
  title: { margin: '0 0 4px', fontFamily: TITLE_FONT, fontSize: '24px', lineHeight: 1.2, color: INK },
  section: {
    margin: 0,
    padding: '0 0 6px',
    borderBottom: LINE,
    fontFamily: TEXT_FONT,
    fontSize: '16px',
    lineHeight: 1.5,
    fontWeight: 'bold',
    color: GREEN,
  },
  notice: { padding: '16px 0', borderBottom: LINE },
  lastNotice: { padding: '16px 0' },
  time: { margin: '0 0 4px', fontSize: '14px', fontWeight: 'bold', color: '#8f4a04' },
  timeWithoutDeadline: { margin: '0 0 4px', fontSize: '14px', fontWeight: 'bold', color: SOFT_INK },
  noticeTitle: {
    margin: '0 0 4px',
    fontFamily: TITLE_FONT,
    fontSize: '18px',
    lineHeight: 1.3,
    fontWeight: 'bold',
    color: INK,
  },
  text: { margin: '0 0 12px', color: INK },
  small: { margin: '0 0 2px', fontSize: '14px', color: SOFT_INK },
  reason: { margin: '6px 0 0', fontSize: '14px', fontWeight: 'bold', color: GREEN },
  remark: {
    margin: '10px 0 0',
    padding: '2px 0 2px 12px',
    borderLeft: '2px solid #bcd6c6',
    fontSize: '14px',
    color: SOFT_INK,
  },
  link: { color: GREEN, textDecoration: 'underline' },
  buttonRow: { padding: '8px 20px 24px' },
  buttonCell: { ...OUTLOOK_BUTTON_PADDING, backgroundColor: GREEN, fontFamily: TEXT_FONT },
  button: {
    display: 'inline-block',
    padding: BUTTON_PADDING,
    color: '#ffffff',
    fontSize: '16px',
    lineHeight: 1.3,
    fontWeight: 'bold',
    textDecoration: 'none',
  },
} as const satisfies Record<string, CSSProperties>

/** For programs that support it; without it the light colours stay readable. */
export const DARK_MODE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:#131815!important}
.sheet{background-color:#1b2420!important;border-color:#35413a!important}
.line{border-color:#35413a!important}
.ink{color:#f2efe8!important}
.soft{color:#c4ccc6!important}
.link{color:#93d6b6!important}
.mark{color:#f3c577!important}
.label{background-color:#3a2b12!important;color:#f7d9a0!important}
.button{background-color:#93d6b6!important;color:#0d2a1f!important}
}`

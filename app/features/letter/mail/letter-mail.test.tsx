import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { mailOptions } from '#app/infra/mail/mail-options.server.ts'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { demoLetters, MONDAY, writeLetter } from '#tests/support/demo-letters.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { realNotice, realNoticesOf, writeRealLetter } from '#tests/support/real-letters.ts'
import { listNotices } from '../letter.ts'
import type { LetterAnswer, LetterService } from '../letter-service.server.ts'
import { DEMO_LABEL } from '../notice-texts.ts'
import { LetterSheet } from '../page/letter-sheet.tsx'
import { writeSampleMail } from './sample-mail.server.ts'

const CODES = [cpv('90910000'), cpv('45000000'), cpv('72000000')]
const ORIGIN = 'https://laiskai.example.lt'
const NOT_ASKED = 'Jei neprašėte, nieko daryti nereikia\u00a0– daugiau nerašysime'

const REAL = [
  ...Array.from({ length: 12 }, (_, i) => realNotice(i)),
  realNotice(20, { time: { type: 'deadline', day: '2026-11-25' }, deadlineAt: '2026-11-25T08:00:00.000Z' }),
  realNotice(21, { kind: 'plan', time: { type: 'quarter', year: 2027, quarter: 1 }, deadlineAt: null }),
  realNotice(22, { title: 'Langų <b>valymas</b> & „kita“', value: null }),
  realNotice(23, {
    kind: 'contract',
    winner: 'UAB „Švara“',
    time: { type: 'concluded', day: '2026-11-18' },
    deadlineAt: null,
  }),
]
const OLD = '2026-11-18T05:30:00.000Z'

const STATES = {
  sample: (query: string) => writeLetter(query),
  fresh: (query: string) => writeRealLetter(query, realNoticesOf(REAL)),
  stale: (query: string) => writeRealLetter(query, realNoticesOf(REAL, OLD)),
}
type State = keyof typeof STATES
const ALL_STATES: State[] = ['sample', 'fresh', 'stale']

function serviceIn(state: State): LetterService {
  return { compose: (params) => STATES[state](String(params)) }
}

function mailOf(state: State, codes: readonly CpvCode[] = CODES, industry = 'langų valymas') {
  return writeSampleMail(serviceIn(state), { codes, industry }, { origin: ORIGIN, now: MONDAY })
}

function letterOf(state: State) {
  const letterUrl = /Atverti laišką svetainėje:\n(\S+)/.exec(mailOf(state).text)?.[1] ?? ''
  const { letter }: LetterAnswer = STATES[state](new URL(letterUrl).searchParams.toString())
  if (letter === null) throw new Error('there is no letter')
  return letter
}

function textOf(html: string): string {
  return html
    .replace(/<(?:style|title)>.*?<\/(?:style|title)>/gs, '')
    .replaceAll('<span class="whitespace-nowrap">', '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** Titles in the order of the text. */
function orderIn(text: string, titles: readonly string[]): string[] {
  return titles
    .map((title) => ({ title, at: text.split('\n').indexOf(title) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ title }) => title)
}

describe.each(ALL_STATES)('both parts of a mail with %s notices', (state) => {
  test('the page that it leads to, HTML and text show the same notices in the same order', () => {
    const letter = letterOf(state)
    const titles = listNotices(letter).map(({ title }) => title)
    expect(titles.length).toBeGreaterThan(5)
    const unique = [...new Set(titles)]
    expect(unique).toEqual(titles)

    const mail = mailOf(state)
    expect(orderIn(textOf(renderToStaticMarkup(<LetterSheet letter={letter} />)), titles)).toEqual(titles)
    expect(orderIn(textOf(mail.html), titles)).toEqual(titles)
    expect(orderIn(mail.text, titles)).toEqual(titles)
    expect(mail.html.match(/<h3/g)).toHaveLength(titles.length)
  })

  test('the text part says all that the HTML says', () => {
    const { html, text } = mailOf(state)
    const lines = textOf(html)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\p{L}/u.test(line))
    const words = text.toLocaleLowerCase('lt')
    expect(notEmpty(lines).filter((line) => !words.includes(line.toLocaleLowerCase('lt')))).toEqual([])
    for (const [, href] of notEmpty([...html.matchAll(/href="(https:[^"]+)"/g)])) {
      expect(text).toContain(href?.replaceAll('&amp;', '&'))
    }
  })
})

describe.each(ALL_STATES)('a mail with %s notices', (state) => {
  test('it begins by saying that nothing has to be done', () => {
    const { html, text } = mailOf(state)
    expect(text.startsWith(NOT_ASKED)).toBe(true)
    expect(textOf(html).trim().startsWith(NOT_ASKED)).toBe(true)
  })

  test('it holds in mail programs: tables and inline styles, nothing loaded, at most 60 KB', () => {
    const { html } = mailOf(state)
    expect(Buffer.byteLength(html)).toBeLessThan(60 * 1_024)
    const tags = new Set([...html.matchAll(/<([a-z\d]+)/g)].map(([, tag]) => tag))
    expect([...tags].sort()).toEqual(
      'a,body,br,h1,h2,h3,head,html,meta,p,style,table,tbody,td,title,tr'.split(','),
    )
    expect(html).not.toMatch(/\b(?:src|srcset|background|on\w+)=|url\(|@import|@font-face|https?:[^"]*utm_/)
    const styles = notEmpty([...html.matchAll(/style="([^"]*)"/g)])
      .map(([, style]) => style)
      .join(';')
    const properties = new Set(styles.split(';').map((rule) => rule.split(':')[0]))
    expect([...properties].filter((name) => !KNOWN_PROPERTIES.includes(name ?? ''))).toEqual([])
  })

  test('only demo notices are labelled as such, above and below; only old letters say that they are old', () => {
    const { html, text } = mailOf(state)
    const labels = state === 'sample' ? 2 : 0
    for (const part of [textOf(html), text]) {
      expect(part.split(DEMO_LABEL)).toHaveLength(labels + 1)
      expect(part.includes('Naujesnių skelbimų kol kas negavome.')).toBe(state === 'stale')
      expect(/Šaltini/.test(part)).toBe(state !== 'sample')
      expect(/pranešim.*laišk/.test(part)).toBe(state !== 'sample')
    }
  })

  test('a mail reader reads both parts back as they were written', async () => {
    const { subject, html, text } = mailOf(state)
    const message = { id: '7K3M-9QXT-sample', to: 'ona@imone.lt', fromName: 'Svetainė', isAutomatic: true }
    const transport = createTransport({ streamTransport: true, buffer: true })
    const addresses = { from: 'svetaine@example.lt', to: 'info@example.lt' }
    const { message: raw } = await transport.sendMail(
      mailOptions({ ...message, subject, html, text }, addresses),
    )
    const read = await PostalMime.parse(String(raw))
    expect(read).toMatchObject({ subject, to: [{ address: 'ona@imone.lt' }] })
    expect(read.html?.trim()).toBe(html)
    expect(read.text?.trim()).toBe(text.trim())
    expect(read.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })
})

/** Supported by Gmail, Outlook and Apple Mail. */
const KNOWN_PROPERTIES =
  'background-color,border,border-bottom,border-left,color,display,font-family,font-size,font-weight,height,line-height,margin,max-width,mso-padding-alt,padding,text-decoration,width'.split(
    ',',
  )

describe('what a stranger typed', () => {
  const TYPED = 'Laimėjote iPhone: https://klastotė.example spauskite čia'

  test.each(ALL_STATES)('stands in no part of a mail with %s notices', (state) => {
    for (const codes of [CODES, []]) {
      const { subject, html, text } = mailOf(state, codes, TYPED)
      expect([subject, html, text].join()).not.toMatch(/iPhone|klastot|spauskite|laimėjote/i)
    }
  })

  test('changes no notice of chosen codes: their page, which the mail leads to, knows nothing of it', () => {
    const cleaning = [cpv('90910000')]
    for (const industry of ['kelių tiesimas', 'valymas, be: patalpų']) {
      expect(mailOf('fresh', cleaning, industry)).toEqual(mailOf('fresh', cleaning, 'valymas'))
    }
  })

  test('codes that do not exist are left out, and too many words do not prevent a letter', () => {
    const { text } = writeSampleMail(
      demoLetters,
      { codes: ['90910000-9', '99999999-9', 'SKAMBINKITE'], industry: 'žodis '.repeat(60) },
      { origin: ORIGIN, now: MONDAY },
    )
    expect(text).toContain('- 90910000-9 Valymo paslaugos')
    expect(text).not.toMatch(/99999999|SKAMBINKITE/)
  })
})

describe('without codes', () => {
  test('it says how to choose, with what the line of work leads to', () => {
    const { subject, html, text } = mailOf('sample', [], 'pastatų valymas')
    expect(subject).toBe('Rytinio laiško pavyzdys: pasirinkite savo kodus')
    for (const part of [textOf(html), text]) {
      expect(part).toContain('Pastatų valymo paslaugos')
      expect(part).toContain(`${ORIGIN}/bvpz-kodai`)
      expect(part).not.toContain(DEMO_LABEL)
    }
    expect(html).toContain(`href="${ORIGIN}/laiskas?kodai=90911200-8"`)
    expect(text.startsWith(NOT_ASKED)).toBe(true)
  })

  test('a line of work that leads nowhere leaves the ways to choose', () => {
    const { text } = mailOf('sample', [], 'qwrtzxpsd')
    expect(text).not.toContain('GALI TIKTI')
    expect(text).toContain(`${ORIGIN}/laiskas`)
  })
})

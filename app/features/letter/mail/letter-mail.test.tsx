import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatDayOfMonth } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { mailOptions } from '#app/infra/mail/mail-options.server.ts'
import { site } from '#config/site.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { ALL_STATES, CODES, letterOf, mailOf, NOT_ASKED, textOf } from '#tests/support/sample-mails.ts'
import { listNotices } from '../letter.ts'
import { DEMO_LABEL } from '../notice-texts.ts'
import { LetterPaper } from '../page/letter-paper.tsx'

const GET = 'Gauti tokį kas\u00a0rytą'
const PREVIEWS = {
  demo: 'Išgalvotas pavyzdys: 12 pirkimų, artimiausias lapkričio 25 d. – Valymo paslaugos ir kt.',
  fresh: '7 pirkimai, artimiausias lapkričio 25 d. – Valymo paslaugos ir kt.',
  stale: '7 pirkimai, artimiausias lapkričio 25 d. – Valymo paslaugos ir kt.',
}

/** Titles in the order of the text. */
function orderIn(text: string, titles: readonly string[]): string[] {
  return titles
    .map((title) => ({ title, at: text.split('\n').indexOf(title) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ title }) => title)
}

test.each(ALL_STATES)('a mail with %s notices shows those of its page, as HTML and as text', (state) => {
  const letter = letterOf(state)
  const titles = listNotices(letter).map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(5)
  const unique = [...new Set(titles)]
  expect(unique).toEqual(titles)

  const mail = mailOf(state)
  expect(orderIn(textOf(renderToStaticMarkup(<LetterPaper letter={letter} />)), titles)).toEqual(titles)
  expect(orderIn(textOf(mail.html), titles)).toEqual(titles)
  expect(orderIn(mail.text, titles)).toEqual(titles)
  expect(mail.html.match(/<h3/g)).toHaveLength(titles.length)
})

test.each(ALL_STATES)('the text of a mail with %s notices says all that the HTML says', (state) => {
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

test.each(ALL_STATES)(
  'a mail with %s notices begins with what is in it, then with the firm, and ends with what to do when nobody asked',
  (state) => {
    const { html, text } = mailOf(state)
    for (const part of [textOf(html), text]) {
      const lines = part.split('\n').filter((line) => /\p{L}/u.test(line))
      const [preview, firm] = lines
      expect(preview?.replaceAll('\u00a0', ' ')).toBe(PREVIEWS[state])
      expect(firm).toBe(typography(site.name))
      expect(lines.slice(-3).some((line) => line.includes(NOT_ASKED))).toBe(true)
    }
    expect(html).toContain('<p style="display:none">')
  },
)

test.each(ALL_STATES)('a mail with %s notices has each title before its deadline', (state) => {
  const { html, text } = mailOf(state)
  const notices = listNotices(letterOf(state))
  for (const part of [textOf(html), text]) {
    for (const [i, { title, time }] of notEmpty(notices).entries()) {
      if (time.type !== 'deadline') continue
      const [, after = ''] = part.split(`\n${title}\n`)
      const [ownLines] = after.split(`\n${notices[i + 1]?.title}\n`)
      expect(ownLines).toContain(`iki ${formatDayOfMonth(Temporal.PlainDate.from(time.day))}`)
    }
  }
})

test.each(ALL_STATES)('a mail with %s notices calls to the daily letter twice, then to this one', (state) => {
  const { html, text } = mailOf(state)
  const links = [...html.matchAll(/<a href="([^"]+)" class="(?:button|link)"[^>]*>([^<]+)<\/a><\/td>/g)]
  expect(links.map(([, , name]) => name)).toEqual([GET, GET, 'Atverti laišką svetainėje'])
  expect(html.indexOf(GET)).toBeLessThan(html.indexOf('<h3'))
  expect(text.split(GET)).toHaveLength(3)
  const [, form, letter] = links.map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')))
  expect(form?.pathname).toBe('/uzklausa')
  expect(form?.searchParams.get('kodai')).toBe(CODES.join())
  expect(letter?.searchParams.get('kodai')).toBe(CODES.join())
  expect(text).toContain(String(form))
})

test.each(ALL_STATES)('a mail with %s notices works in mail programs, and loads nothing', (state) => {
  const { html } = mailOf(state)
  expect(Buffer.byteLength(html)).toBeLessThan(60 * 1_024)
  const tags = new Set([...html.matchAll(/<([a-z\d]+)/g)].map(([, tag]) => tag))
  expect([...tags].sort()).toEqual(
    'a,b,body,br,h1,h2,h3,head,html,meta,p,style,table,tbody,td,title,tr'.split(','),
  )
  expect(html).not.toMatch(/\b(?:src|srcset|background|on\w+)=|url\(|@import|@font-face|https?:[^"]*utm_/)
  const styles = notEmpty([...html.matchAll(/style="([^"]*)"/g)])
    .map(([, style]) => style)
    .join(';')
  const properties = new Set(styles.split(';').map((rule) => rule.split(':')[0]))
  expect([...properties].filter((name) => !KNOWN_PROPERTIES.includes(name ?? ''))).toEqual([])
})

test.each(ALL_STATES)('a mail with %s notices labels demo ones twice, and old ones as old', (state) => {
  const { html, text } = mailOf(state)
  const labels = state === 'demo' ? 1 : 0
  for (const part of [textOf(html), text]) {
    expect(part.split(DEMO_LABEL)).toHaveLength(labels + 1)
    expect(part.split('Tai pavyzdys: pirkimai ir organizacijos išgalvoti')).toHaveLength(labels + 1)
    expect(part.includes('Naujesnių skelbimų kol kas negavome.')).toBe(state === 'stale')
    expect(/Šaltini/.test(part)).toBe(state !== 'demo')
    expect(/pranešim.*laišk/.test(part)).toBe(state !== 'demo')
  }
})

test.each(ALL_STATES)('a mail with %s notices is read back in both parts as written', async (state) => {
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

/** Supported by Gmail, Outlook and Apple Mail; Outlook for Windows leaves corners square. */
const KNOWN_PROPERTIES =
  'border-radius,background-color,border,border-bottom,border-left,border-right,color,display,font-family,font-size,font-weight,height,line-height,margin,max-width,mso-padding-alt,padding,text-align,text-decoration,vertical-align,width'.split(
    ',',
  )

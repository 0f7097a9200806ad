import { describe, expect, test } from 'vitest'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { demoLetters, MONDAY } from '#tests/support/demo-letters.ts'
import { ALL_STATES, CODES, mailOf, NOT_ASKED, ORIGIN, textOf } from '#tests/support/sample-mails.ts'
import { DEMO_LABEL } from '../notice-texts.ts'
import { writeSampleMail } from './sample-mail.server.ts'

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

describe('a mail without codes', () => {
  test('says how to choose, with what the line of work leads to', () => {
    const { subject, html, text } = mailOf('demo', [], 'pastatų valymas')
    expect(subject).toBe('Rytinio laiško pavyzdys: pasirinkite savo kodus')
    for (const part of [textOf(html), text]) {
      expect(part).toContain('Pastatų valymo paslaugos')
      expect(part).toContain(`${ORIGIN}/bvpz-kodai`)
      expect(part).not.toContain(DEMO_LABEL)
    }
    expect(html).toContain(`href="${ORIGIN}/laiskas?kodai=90911200-8"`)
    expect(text).toContain(NOT_ASKED)
  })

  test('a line of work that leads nowhere leaves the ways to choose', () => {
    const { text } = mailOf('demo', [], 'qwrtzxpsd')
    expect(text).not.toContain('GALI TIKTI')
    expect(text).toContain(`${ORIGIN}/laiskas`)
  })
})

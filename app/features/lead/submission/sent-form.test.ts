import { expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { sentForm } from './sent-form.ts'

const PAGE = 'https://example.lt/uzklausa?zodziai=stogai,-langai'
const sent = (fields: Parameters<typeof validLead>[0]) => sentForm(validLead(fields), '7KQM-3XWD', true)

test('the thank-you page is told of wishes, codes, words and the sample, if one was asked for', () => {
  const letter = { cpv_codes: '45000000-7', landing_page: PAGE }
  const call = { codes: ['45000000-7'], words: ['stogai', '-langai'] }

  expect(sent({ wants: 'sample', ...letter })).toMatchObject({
    call: { ...call, wants: ['sample'] },
    sample: { isHeld: true, isOnlySample: false },
  })
  expect(sent({ wants: 'offer', ...letter })).toMatchObject({ call, sample: null })
})

test.each([
  [{ tender_reference: '684512' }, 'pirkimas'],
  [{ activity: 'specific', landing_page: 'https://example.lt/pirkejai' }, 'pirkimas'],
  [{ landing_page: 'https://example.lt/?noriu=offer&nuo=pirkejai' }, 'pirkejai'],
  [{}, null],
])('whoever comes with %j is led to what he needs', (fields, from) => {
  expect(sent(fields).from).toBe(from)
})

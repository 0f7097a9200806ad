import { expect, test } from 'vitest'
import type { StoredNotice } from '#db/schema/notices.ts'
import { storedNotice } from '#tests/support/stored-notice.ts'
import { notesOf } from './notice-notes.ts'

const BEFORE = new Date('2026-12-03T08:00:00Z')

function notes(differs: Partial<StoredNotice>, previousDeadline: Date | null = null): string {
  const notice = storedNotice(1, { place_code: null, ...differs })
  const purchase = { notice, status: notice.status, tedNumbers: [], isHidden: false, previousDeadline }
  return notesOf(purchase).join('; ').replaceAll('\u00a0', ' ')
}

test.each<[Partial<StoredNotice>, string]>([
  [{ place_code: 'LT011' }, 'Vilniaus apskr.'],
  [{ place_code: 'LT022 LT023' }, 'Kauno, Klaipėdos apskr.'],
  [{ place_code: 'LT' }, ''],
  [{ is_low_value: true, place_code: 'LT011' }, 'mažos vertės; Vilniaus apskr.'],
  [{ other_buyers: 2 }, 'ir dar 2 pirkėjai'],
  [{ system: 'members' }, 'tik sistemos dalyviams'],
  [{ deadline_kind: 'request' }, 'iki termino teikiamos paraiškos'],
  [{ status: 'suspended' }, 'sustabdyta'],
  [{ is_intended: true }, 'ketinama atšaukti'],
])('a notice with %j says „%s“', (differs, text) => {
  expect(notes(differs)).toBe(text)
})

test('a purchase whose deadline was moved says until when it was', () => {
  expect(notes({}, BEFORE)).toBe('patikslinta, buvo iki gruodžio 3 d. 10:00')
})

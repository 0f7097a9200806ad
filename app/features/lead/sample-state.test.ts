import { expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { STAFF_MAIL } from '#tests/support/staff-mail.ts'
import { quarantinedMailText, refusedMailText } from './mail/lead-mail-text.ts'
import { sampleKey } from './sample/sample-key.server.ts'
import { sampleNote } from './sample-state.ts'

test('one mailbox has one key, however its address is written', () => {
  const key = sampleKey('ona@ąžuolas.lt')
  for (const same of ['ONA@xn--uolas-2wa16f.lt', ' ona+pirkimai@ąžuolas.lt.', 'ona+a+b@Ąžuolas.lt'])
    expect(sampleKey(same)).toBe(key)
  for (const other of ['o.na@ąžuolas.lt', 'ona@azuolas.lt', '+ona@ąžuolas.lt'])
    expect(sampleKey(other)).not.toBe(key)
})

test.each([
  ['onakaze@gmail.com', ['o.na.kaze@gmail.com', 'Ona.Kaze+1@GMAIL.com', 'onakaze@googlemail.com']],
  ['onakaze@proton.me', ['o.n-a_kaze@proton.me', 'Ona.Kaze@protonmail.com', 'onakaze+1@pm.me']],
  ['ona@yahoo.com', ['ona-pirkimai@yahoo.com', 'Ona-1-2@Yahoo.com']],
  ['ona@icloud.com', ['ona@me.com', 'ona+1@mac.com']],
])('the mailbox %s has one key, however its provider lets it be written', (email, others) => {
  for (const same of others) expect(sampleKey(same)).toBe(sampleKey(email))
})

test('mailboxes of other people have other keys', () => {
  const keys = [
    'ona@yahoo.com',
    'ona@yahoo.de',
    'onak@yahoo.com',
    'ona-k@imone.lt',
    'ona@imone.lt',
    'ona@me.lt',
  ]
  expect(new Set(keys.map(sampleKey)).size).toBe(keys.length)
})

test('staff read the state of the sample, and how to send one that waits', () => {
  const reference = '7K3M-9QXT'
  const note = (
    sample_state: Parameters<typeof sampleNote>[0]['sample_state'],
    sample_reason: string | null,
    staffUrl?: string,
  ) => sampleNote({ sample_state, sample_reason, reference }, staffUrl).join()
  expect(note(null, null)).toBe('')
  expect(note('asked', null)).toBe(
    'Laiško pavyzdys: svetainė jį siuntėjui išsiunčia pati, iškart po šio laiško.',
  )
  expect(note('sent', null)).toBe('Laiško pavyzdys: svetainė jį siuntėjui jau išsiuntė.')
  expect(note('refused', '550 no')).toBe('Laiško pavyzdys: siuntėjui nepristatytas, išsiųskite patys.')
  expect(note('waiting', 'the limit of all samples is reached')).toBe(
    'Laiško pavyzdys: neišsiųstas, nes vienu metu pavyzdžių paprašyta labai daug. Jei užklausa tikra, administratorius jį išsiųs komanda „npm run leads -- release 7K3M-9QXT“. Siuntėjui jis pažadėtas ne vėliau kaip kitą darbo dieną.',
  )
  expect(note('waiting', 'a sample was sent to this address lately')).not.toContain('pažadėtas')
  expect(note('waiting', 'the request is held back')).toContain('Siuntėjui jis pažadėtas')
  const onPage = (reason: string) => note('waiting', reason, 'https://staff.example.lt')
  expect(onPage('the form was sent without scripts')).toContain(
    ' Jei užklausa tikra, atverkite ją ir paspauskite „Siųsti pavyzdį“. Siuntėjui jis pažadėtas',
  )
  expect(onPage('the request is held back')).toContain('paspauskite „Ne šlamštas“.')
  expect(note('waiting', 'this site cannot mail visitors')).toBe(
    'Laiško pavyzdys: neišsiųstas, nes svetainė laiškų lankytojams nesiunčia. Išsiųskite patys.',
  )
})

test('the mail about a quarantined lead says that its sample waits', () => {
  const quarantined = {
    ...validLead({ wants: 'sample' }),
    reference: '7K3M-9QXT',
    quarantine_reason: 'hidden field filled',
    sample_state: 'waiting',
    sample_reason: 'the request is held back',
  } as const
  expect(quarantinedMailText(quarantined, STAFF_MAIL).text).toContain(
    'Laiško pavyzdys: neišsiųstas, nes užklausa sulaikyta kaip galimas šlamštas.',
  )
})

test('staff read a request whose mail was refused on the staff page, where there is one', () => {
  expect(refusedMailText('7K3M-9QXT', 'https://staff.example.lt').text).toContain(
    '\nPerskaitykite ją čia: https://staff.example.lt/uzklausa/7K3M-9QXT\n',
  )
  expect(refusedMailText('7K3M-9QXT', undefined).text).toContain('„npm run leads -- show 7K3M-9QXT“')
})

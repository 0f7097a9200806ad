import type { TestNotice } from './test-notice.ts'

/** Title, code, its official name. */
const SUBJECTS: readonly (readonly [string, string, string])[] = [
  ['Seniūnijos gatvių remonto darbai', '45233142', 'Kelių remonto darbai'],
  ['Administracinių patalpų valymo paslaugos', '90919200', 'Biurų valymo paslaugos'],
  ['Mokyklos stogo dangos keitimas', '45261210', 'Stogo dengimo darbai'],
  ['Nešiojamieji kompiuteriai ir monitoriai', '30213100', 'Nešiojamieji kompiuteriai'],
  ['Mokinių maitinimo paslaugos', '55524000', 'Pagaminto valgio tiekimo mokykloms paslaugos'],
  ['Biuro baldų pirkimas', '39130000', 'Biuro baldai'],
  ['Techninio projekto parengimo paslaugos', '71320000', 'Inžinerinio projektavimo paslaugos'],
  ['Vienkartinės medicininės pirštinės', '33141420', 'Chirurginės pirštinės'],
  ['Krovininio automobilio nuoma', '60180000', 'Krovininių transporto priemonių nuoma su vairuotoju'],
  ['Objektų apsaugos paslaugos', '79713000', 'Apsaugos paslaugos'],
]
const FORMS = ['competition', 'competition', 'competition', 'result', 'planning'] as const
const FIRST_TED_NUMBER = 700_001
const FIRST_CVPIS_ID = 2_100_001

/** Invented notices of one day, each different. */
export function generateNotices(count: number, publishedOn: string): TestNotice[] {
  const day = Temporal.PlainDate.from(publishedOn)
  const firstOfDay = Number(day.toString().slice(5).replace('-', '')) * 1_000
  return Array.from({ length: count }, (_, i): TestNotice => {
    const [title, code, subject] = SUBJECTS[i % SUBJECTS.length] ?? ['', '', '']
    const form = FORMS[i % FORMS.length] ?? 'competition'
    const isResult = form === 'result'
    return {
      tedNumber: `${FIRST_TED_NUMBER + firstOfDay + i}-${day.year}`,
      cvpisId: FIRST_CVPIS_ID + firstOfDay + i,
      form,
      title: `${title} (${i + 1} objektas)`,
      subject,
      buyer: `Pavyzdinė įstaiga Nr. ${(i % 40) + 1}`,
      buyerCode: String(190_000_000 + (i % 40)),
      codes: [code],
      publishedOn,
      deadlineOn: isResult ? null : day.add({ days: 20 + (i % 10) }).toString(),
      value: i % 3 === 0 ? 1_000 * (i + 1) : null,
      winner: isResult ? `UAB „Pavyzdinis tiekėjas ${i + 1}“` : null,
      concludedOn: isResult ? day.subtract({ days: 10 }).toString() : null,
    }
  })
}

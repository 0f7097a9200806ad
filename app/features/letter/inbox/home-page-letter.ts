import { addWorkingDays } from '#app/domain/calendar/working-days.ts'
import { formatCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { memoize } from '#app/domain/data/memoize.ts'
import type { NoticeTime } from '#app/domain/notices/notice.ts'
import { quarterAfter } from '../demo/date-demo-notices.ts'
import type { LetterNotice } from '../letter.ts'

export type HomePageLetter = ReturnType<typeof homePageLetterOn>

type ShortNotice = Pick<LetterNotice, 'kind' | 'title' | 'buyer' | 'value' | 'time' | 'codeName'> & {
  digits: string
  winner?: string
  remark?: string
}

/** The letter has six notices, with dates relative to `day`, an ISO date. */
export const homePageLetterOn = memoize((day: string) => {
  const today = Temporal.PlainDate.from(day)
  const deadline = (count: number): NoticeTime => ({
    type: 'deadline',
    day: addWorkingDays(today, count).toString(),
  })
  const notices: ShortNotice[] = [
    {
      kind: 'tender',
      title: 'Biuro baldų pirkimas',
      buyer: 'Ąžuolpilio miesto savivaldybės administracija',
      time: deadline(4),
      value: 46_500,
      digits: '39130000',
      codeName: 'Biuro baldai',
      remark: 'Pridėkite medžiagų ir spalvų pavyzdžių nuotraukas: aprašymą pirkėjai supranta skirtingai.',
    },
    {
      kind: 'consultation',
      title: 'Dokumentų valdymo sistemos priežiūros paslaugos',
      buyer: 'Vėtrungių rajono ligoninė',
      time: deadline(5),
      value: null,
      digits: '72267000',
      codeName: 'Programinės įrangos priežiūros ir tvarkymo paslaugos',
      remark: 'Pasiūlykite, kaip matuoti reagavimo laiką: vėliau pagal tai bus vertinami visi.',
    },
    {
      kind: 'tender',
      title: 'Mokyklos stogo remonto darbai',
      buyer: 'Saulėkrantės gimnazija',
      time: deadline(6),
      value: 138_000,
      digits: '45261910',
      codeName: 'Stogų remontas',
      remark: 'Prieš skaičiuodami kainą, apžiūrėkite stogą: kiekiai žiniaraštyje dažnai apytiksliai.',
    },
    {
      kind: 'plan',
      title: 'Patalpų valymo paslaugos',
      buyer: 'Pamario uosto direkcija',
      time: { type: 'quarter', ...quarterAfter(today, 1) },
      value: 72_000,
      digits: '90911200',
      codeName: 'Pastatų valymo paslaugos',
    },
    {
      kind: 'contract',
      title: 'Nešiojamųjų kompiuterių tiekimas',
      buyer: 'UAB „Miglės vandenys“',
      time: { type: 'concluded', day: addWorkingDays(today, -4).toString() },
      value: 58_000,
      digits: '30213100',
      codeName: 'Nešiojamieji kompiuteriai',
      winner: 'UAB „Pavyzdinė bendrovė“',
    },
    {
      kind: 'tender',
      title: 'Gatvių priežiūros ir sniego valymo paslaugos',
      buyer: 'Rasaičių seniūnija',
      time: deadline(8),
      value: 54_200,
      digits: '90620000',
      codeName: 'Sniego valymo paslaugos',
      remark: 'Įskaičiuokite budėjimą naktimis ir savaitgaliais – jis kainuoja daugiau nei pats valymas.',
    },
  ]
  return { day, notices: notices.map(completeNotice) }
})

function completeNotice({ digits, ...notice }: ShortNotice, index: number): LetterNotice {
  const nothing = { winner: null, remark: null, url: null, reason: null }
  return { ...nothing, ...notice, id: `s${index}`, code: formatCpvCode(digits) }
}

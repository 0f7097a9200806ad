import { todayInVilnius } from '#app/shared/calendar/today.ts'
import { addWorkingDays } from '#app/shared/calendar/working-days.ts'
import { formatDayOfMonth } from '#app/shared/text/lithuanian-date.ts'

export type NoticeType = 'Pirkimas' | 'Rinkos konsultacija' | 'Pirkimų planas' | 'Sudaryta sutartis'

export type DateLabel = 'Terminas' | 'Pastabos iki' | 'Numatoma' | 'Sudaryta'

/** An invented notice of the newsletter preview. */
export interface SampleNotice {
  type: NoticeType
  title: string
  org: string
  dateLabel: DateLabel
  /** „lapkričio 24 d.“, of a plan „2027 m. I ketv.“ */
  date: string
  /** „46 500 Eur“ */
  value?: string
  /** Who got the concluded contract. */
  winner?: string
}

/**
 * The preview's six notices as a letter of today would have them: tenders and consultations end on coming working days,
 * the plan is for the coming quarter, the contract was concluded a few working days ago.
 */
export function sampleNotices(now: Temporal.Instant): SampleNotice[] {
  const today = todayInVilnius(now)
  const workingDay = (count: number) => formatDayOfMonth(addWorkingDays(today, count))
  return [
    {
      type: 'Pirkimas',
      title: 'Biuro baldų pirkimas',
      org: 'Ąžuolpilio miesto savivaldybės administracija',
      dateLabel: 'Terminas',
      date: workingDay(4),
      value: '46 500 Eur',
    },
    {
      type: 'Rinkos konsultacija',
      title: 'Dokumentų valdymo sistemos priežiūros paslaugos',
      org: 'Vėtrungių rajono ligoninė',
      dateLabel: 'Pastabos iki',
      date: workingDay(5),
    },
    {
      type: 'Pirkimas',
      title: 'Mokyklos stogo remonto darbai',
      org: 'Saulėkrantės gimnazija',
      dateLabel: 'Terminas',
      date: workingDay(6),
      value: '138 000 Eur',
    },
    {
      type: 'Pirkimų planas',
      title: 'Patalpų valymo paslaugos',
      org: 'Debesų krantinės direkcija',
      dateLabel: 'Numatoma',
      date: comingQuarter(today),
      value: '72 000 Eur',
    },
    {
      type: 'Sudaryta sutartis',
      title: 'Nešiojamųjų kompiuterių tiekimas',
      org: 'UAB „Miglės vandenys“',
      dateLabel: 'Sudaryta',
      date: workingDay(-4),
      value: '58 000 Eur',
      winner: 'UAB „Pavyzdinė bendrovė“',
    },
    {
      type: 'Pirkimas',
      title: 'Gatvių priežiūros ir sniego valymo paslaugos',
      org: 'Rasaičių seniūnija',
      dateLabel: 'Terminas',
      date: workingDay(8),
      value: '54 200 Eur',
    },
  ]
}

/** „2027 m. I ketv.“, as plans name the time of a purchase. */
function comingQuarter(today: Temporal.PlainDate): string {
  const { year, month } = today.add({ months: 3 })
  const quarter = ['I', 'II', 'III', 'IV'][Math.floor((month - 1) / 3)]
  return `${year}\u00a0m. ${quarter}\u00a0ketv.`
}

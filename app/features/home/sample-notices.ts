import { TIME_ZONE } from '#config/time-zone.ts'
import { formatDay, weekDeadlines } from './week-deadlines.ts'

export type NoticeType = 'Pirkimas' | 'Rinkos konsultacija' | 'Pirkimų planas' | 'Sudaryta sutartis'

/** An invented notice of the newsletter preview. */
export interface SampleNotice {
  type: NoticeType
  title: string
  org: string
  /** „Terminas“, or „Sudaryta“ for a concluded contract. */
  dateLabel: 'Terminas' | 'Sudaryta'
  /** „lapkričio 24 d.“ */
  deadline: string
  /** „46 500 Eur“ */
  value?: string
}

/**
 * The preview's six notices with this week's dates: the concluded contract takes the earliest day,
 * the others the following ones in their order.
 */
export function sampleNotices(now: Temporal.Instant): SampleNotice[] {
  const [earliest, ...later] = weekDeadlines(now).map(formatDay)
  const nextYear = now.toZonedDateTimeISO(TIME_ZONE).year + 1
  return noticesOf(nextYear).map((notice) =>
    notice.type === 'Sudaryta sutartis'
      ? { ...notice, dateLabel: 'Sudaryta', deadline: earliest ?? '' }
      : { ...notice, dateLabel: 'Terminas', deadline: later.shift() ?? '' },
  )
}

function noticesOf(nextYear: number): Omit<SampleNotice, 'deadline' | 'dateLabel'>[] {
  return [
    {
      type: 'Pirkimas',
      title: 'Biuro baldų pirkimas',
      org: 'Ąžuolpilio miesto savivaldybės administracija',
      value: '46 500 Eur',
    },
    {
      type: 'Rinkos konsultacija',
      title: 'Dokumentų valdymo sistemos priežiūros paslaugos',
      org: 'Vėtrungių rajono ligoninė',
    },
    {
      type: 'Pirkimas',
      title: 'Mokyklos stogo remonto darbai',
      org: 'Saulėkrantės gimnazija',
      value: '138 000 Eur',
    },
    {
      type: 'Pirkimų planas',
      title: `Patalpų valymo paslaugos ${nextYear} metams`,
      org: 'Debesų krantinės direkcija',
      value: '72 000 Eur',
    },
    {
      type: 'Sudaryta sutartis',
      title: 'Nešiojamųjų kompiuterių tiekimas',
      org: 'UAB „Miglės vandenys“',
      value: '58 000 Eur',
    },
    {
      type: 'Pirkimas',
      title: 'Gatvių priežiūros ir sniego valymo paslaugos',
      org: 'Rasaičių seniūnija',
      value: '54 200 Eur',
    },
  ]
}

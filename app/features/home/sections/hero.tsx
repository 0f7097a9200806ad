import { LogoMark } from '#app/shared/layout/logo.tsx'
import { typography } from '#app/shared/text/typography.ts'
import { Envelope } from '#app/shared/ui/envelope.tsx'
import * as urls from '#app/shared/urls.ts'
import { statedFigures } from '#config/figures.ts'
import { dateColour, NoticeBadge } from '../notice-row.tsx'
import type { DateLabel, SampleNotice } from '../sample-notices.ts'

const FACTS = [
  { strong: statedFigures.experience, rest: 'patirtis' },
  { strong: statedFigures.specialists, rest: 'specialistų' },
  { strong: '', rest: 'be paslėptų mokesčių' },
]

/** Of the six notices: two tenders and a plan between them. */
const HERO_NOTICES = [2, 3, 5]

/** Before the date, where there is no room for a label of its own; the quarter of a plan needs none. */
const DATE_PREFIXES: Record<DateLabel, string> = {
  Terminas: 'iki ',
  'Pastabos iki': 'pastabos iki ',
  Numatoma: '',
  Sudaryta: 'sudaryta ',
}

export function Hero({ notices }: { notices: readonly SampleNotice[] }) {
  return (
    <section className="overflow-x-clip pt-[clamp(1.75rem,4.5vw,4.25rem)] pb-[clamp(3.5rem,7vw,6.5rem)]">
      <div className="wrap grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <h1 className="text-h1">
            Jūsų veiklai atrinkti viešieji pirkimai&nbsp;– kas&nbsp;rytą el.&nbsp;paštu
          </h1>
          <p className="mt-6 max-w-[35rem] text-lg text-ink-2">
            Stebime skelbiamus ir planuojamus pirkimus, atrenkame pagal jūsų veiklos sritį ir BVPŽ kodus,
            o&nbsp;prieš išsiųsdami patys patikriname. Jums lieka perskaityti ir nuspręsti.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={`#${urls.LEAD_FORM_ANCHOR}`} data-cta="hero" className="button">
              Gauti pasiūlymą
            </a>
            <a href="#naujienlaiskis" className="button button-quiet">
              Pažiūrėti naujienlaiškio pavyzdį
            </a>
          </div>
          <ul className="mt-9 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5 text-sm text-ink-2">
            {FACTS.map(({ strong, rest }) => (
              <li key={rest}>
                {strong && <b className="font-semibold text-ink">{typography(strong)}&nbsp;</b>}
                {rest}
              </li>
            ))}
          </ul>
        </div>
        <MorningLetter notices={HERO_NOTICES.flatMap((i) => notices[i] ?? [])} />
      </div>
    </section>
  )
}

/** The opened morning letter on its envelope; the whole inbox follows further down the page. */
function MorningLetter({ notices }: { notices: readonly SampleNotice[] }) {
  return (
    <figure className="relative mx-auto w-full max-w-[31rem] lg:mr-0" data-example>
      <div className="relative mx-2.5 rounded-t-xl border border-b-0 border-line bg-sheet px-4 pt-5 shadow-letter sm:mx-6 sm:px-7 sm:pt-6">
        <div className="flex items-center gap-3 border-b border-line pb-4">
          <LogoMark className="size-7" />
          <div className="min-w-0 grow leading-tight">
            <p className="flex items-baseline justify-between gap-3 font-semibold">
              Jūsų rytinis laiškas
              <span className="text-sm font-normal text-ink-3 tabular-nums">7:30</span>
            </p>
            <p className="mt-0.5 text-xs text-ink-3">Atrinkta jums: 6&nbsp;nauji pranešimai</p>
          </div>
        </div>
        <ul>
          {notices.map((notice) => (
            <li key={notice.title} className="border-b border-line py-3.5 last:border-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <NoticeBadge type={notice.type} />
                <span className={`text-sm font-semibold tabular-nums ${dateColour(notice)}`}>
                  {DATE_PREFIXES[notice.dateLabel]}
                  {notice.date}
                </span>
              </div>
              <p className="mt-1.5 font-semibold leading-snug">{typography(notice.title)}</p>
              <p className="text-sm text-ink-3">{typography(notice.org)}</p>
            </li>
          ))}
        </ul>
        <div className="pb-[22%]" aria-hidden="true" />
      </div>
      <Envelope />
      <figcaption className="sr-only">Pavyzdys. Organizacijos ir pirkimai išgalvoti.</figcaption>
    </figure>
  )
}

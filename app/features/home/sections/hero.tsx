import { LogoMark } from '#app/shared/layout/logo.tsx'
import { typography } from '#app/shared/text/typography.ts'
import { figures } from '#config/figures.ts'
import { NoticeBadge } from '../notice-row.tsx'
import type { SampleNotice } from '../sample-notices.ts'

const FACTS = [
  { strong: figures.experience.current, rest: 'patirtis' },
  { strong: figures.specialists.current, rest: 'specialistų' },
  { strong: '', rest: 'be paslėptų mokesčių' },
]

/** Of the six notices: the ones of the week's end, so that the letter looks fresh on most days. */
const HERO_NOTICES = [2, 3, 5]

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
            <a href="#trial" data-cta="hero" className="button">
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
    <figure className="relative mx-auto w-full max-w-[31rem] pb-14 lg:mr-0" data-example>
      <div className="relative z-10 mx-4 rounded-t-xl border border-b-0 border-line bg-sheet px-5 pt-5 shadow-letter sm:mx-6 sm:px-7 sm:pt-6">
        <div className="flex items-center gap-3 border-b border-line pb-4">
          <LogoMark className="size-7" />
          <div className="min-w-0 leading-tight">
            <p className="font-semibold">Jūsų rytinis laiškas</p>
            <p className="text-xs text-ink-3">Atrinkta jums: 6&nbsp;nauji pranešimai</p>
          </div>
          <p className="ml-auto shrink-0 text-sm text-ink-3 tabular-nums">7:30</p>
        </div>
        <ul>
          {notices.map((notice) => (
            <li key={notice.title} className="border-b border-line py-3.5 last:border-0">
              <div className="flex items-baseline justify-between gap-3">
                <NoticeBadge type={notice.type} />
                <span className="text-sm font-semibold text-amber tabular-nums">iki {notice.deadline}</span>
              </div>
              <p className="mt-1.5 font-semibold leading-snug">{typography(notice.title)}</p>
              <p className="text-sm text-ink-3">{typography(notice.org)}</p>
            </li>
          ))}
        </ul>
        <div className="h-16" aria-hidden="true" />
      </div>
      <Envelope />
      <figcaption className="sr-only">Pavyzdys. Organizacijos ir pirkimai išgalvoti.</figcaption>
    </figure>
  )
}

function Envelope() {
  return (
    <svg
      viewBox="0 0 480 150"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 z-20 h-36 w-full drop-shadow-[0_18px_28px_rgb(24_33_29/0.18)]"
      aria-hidden="true"
    >
      <path
        d="M0 18 Q0 4 12 11 L240 96 L468 11 Q480 4 480 18 L480 136 Q480 150 466 150 L14 150 Q0 150 0 136 Z"
        fill="#14523c"
      />
      <path d="M8 146 L190 78 M472 146 L290 78" stroke="#0e3f2e" strokeWidth="2" fill="none" />
      <circle cx="462" cy="16" r="13" fill="#e9a11b" stroke="#faf7f1" strokeWidth="5" />
    </svg>
  )
}

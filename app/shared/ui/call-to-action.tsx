import * as urls from '#app/shared/urls.ts'
import { Icon } from './icon.tsx'

interface CallToActionProps {
  /** Where the box stands, for analytics. */
  place: string
}

/** The box that ends a page: what the newsletter gives, and the way to the request form. */
export function CallToAction({ place }: CallToActionProps) {
  return (
    <section data-print="no" aria-labelledby="cta" className="overflow-hidden rounded-xl bg-green text-paper">
      <div className="grid items-center gap-x-12 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="p-[clamp(1.5rem,4vw,3rem)]">
          <h2 id="cta" className="text-h2">
            Gaukite jums aktualius pirkimus
          </h2>
          <p className="mt-4 max-w-[34rem] text-lg text-green-soft">
            Papasakokite, ką parduodate&nbsp;– kiekvieną rytą atsiųsime jūsų veiklai atrinktus pirkimus.
          </p>
          <a
            href={urls.leadForm()}
            data-cta={place}
            className="button mt-7 border-paper bg-paper text-ink hover:border-white hover:bg-white"
          >
            Gauti pasiūlymą
            <Icon name="arrow-right" className="size-[1.1em]" />
          </a>
        </div>
        <LetterDrawing />
      </div>
    </section>
  )
}

const LINES = [
  { mark: 'fill-green', width: 128 },
  { mark: 'fill-blue', width: 96 },
  { mark: 'fill-amber-mark', width: 140 },
] as const

/** The morning letter coming out of its envelope. */
function LetterDrawing() {
  return (
    <svg viewBox="0 0 260 230" aria-hidden="true" className="hidden self-end md:block">
      <rect x="30" y="18" width="200" height="230" rx="10" className="fill-sheet" />
      <rect x="50" y="38" width="84" height="9" rx="4.5" className="fill-ink" />
      {LINES.map(({ mark, width }, index) => (
        <g key={mark} transform={`translate(50 ${70 + index * 44})`}>
          <rect width="46" height="10" rx="5" className={mark} />
          <rect y="18" width={width} height="7" rx="3.5" className="fill-line-strong" />
        </g>
      ))}
      <path d="M8 128l122 74 122-74v120H8z" className="fill-green-deep" />
      <path d="M8 128l122 74 122-74" className="fill-none stroke-green-line" strokeWidth="2" />
    </svg>
  )
}

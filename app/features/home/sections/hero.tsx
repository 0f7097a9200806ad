import type { ReactNode } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { typography } from '#app/domain/text/typography.ts'
import { site, workingHoursShort } from '#config/site.ts'

export interface HeroProps {
  question: ReactNode
  letter: ReactNode
  codes: ReactNode
  formHref: string
}

export function Hero({ question, letter, codes, formHref }: HeroProps) {
  return (
    <section
      data-letter-question
      className="overflow-x-clip pt-[clamp(1.25rem,2.2vw,2.5rem)] pb-[clamp(1.5rem,6vw,5.5rem)]"
    >
      <div className="wrap grid items-start gap-x-[clamp(2rem,4vw,4rem)] max-lg:gap-y-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h1 className="text-h1">Jūsų veiklai atrinkti viešieji pirkimai&nbsp;– kas&nbsp;rytą</h1>
          <p className="mt-4 mb-6 max-w-[35rem] text-ink-2 max-[21.5rem]:mt-3 max-[21.5rem]:mb-4 max-[21.5rem]:text-sm sm:mt-5 sm:text-lg">
            Kiekvieną laišką patikrina žmogus. Parašykite, ką darote, ir&nbsp;pamatysite savąjį&nbsp;–
            kontaktų nurodyti nereikia.
          </p>
          {question}
        </div>
        <div className="max-lg:mt-3 lg:row-span-2 lg:pt-3">{letter}</div>
        <div>
          {codes}
          <Offer formHref={formHref} />
        </div>
      </div>
    </section>
  )
}

function Offer({ formHref }: Pick<HeroProps, 'formHref'>) {
  const { priceLine } = site.evidence
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-5 text-ink-2">
      <a href={formHref} data-cta="hero" className="link list-target font-semibold">
        Gauti pasiūlymą
      </a>
      <a href={phoneHref(site.phone)} className="link list-target">
        {site.phone}
      </a>
      <span className="text-sm max-sm:hidden">{workingHoursShort()}</span>
      {priceLine && <span className="basis-full font-semibold text-ink">{typography(priceLine)}</span>}
    </p>
  )
}

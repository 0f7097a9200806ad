import type { ReactNode } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { storedCodesScript } from '#app/ui/codes/stored-codes-script.ts'
import { Envelope } from '#app/ui/components/envelope.tsx'
import { SameDayAnswer } from '#app/ui/components/office-status.tsx'
import * as urls from '#app/ui/urls.ts'
import { type Site, site, workingHoursShort } from '#config/site.ts'
import { ClientWords, ConsultantCard } from '../people.tsx'

const DAY_FORMS = ['diena', 'dienos', 'dienų'] as const

export function RequestSection({
  headingLevel = 2,
  isRedisplayed = false,
  children,
}: {
  headingLevel?: 1 | 2
  /** The form was sent and has errors: it shows nothing that the browser has stored. */
  isRedisplayed?: boolean
  children: ReactNode
}) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <section id={urls.LEAD_FORM_ANCHOR} className={headingLevel === 1 ? 'section lg:pt-10' : 'section'}>
      <div className="wrap grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-[clamp(1rem,3vw,2rem)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-4 lg:gap-6">
          <Heading className="text-h2">Gaukite pasiūlymą</Heading>
          <Facts />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named by hash in the CSP */}
          {!isRedisplayed && <script dangerouslySetInnerHTML={{ __html: storedCodesScript }} />}
          {children}
          <p className="mt-4 text-sm text-ink-2">
            Esate pirkėjas?{' '}
            <a href={urls.buyersInfo} className="link">
              Informacija pirkėjams
            </a>
          </p>
        </div>
        <div className="grid content-start gap-8">
          <NextSteps headingLevel={headingLevel === 1 ? 2 : 3} />
          {site.evidence.testimonial && <ClientWords testimonial={site.evidence.testimonial} />}
        </div>
      </div>
    </section>
  )
}

/** They stand where the doubt is: on wide screens beside the form, on phones before it. */
function Facts() {
  const { consultant, priceLine, trial } = site.evidence
  return (
    <>
      {consultant && <ConsultantCard consultant={consultant} />}
      {(priceLine ?? trial) && (
        <dl className="grid gap-2 border-l-4 border-green pl-4">
          {priceLine && <Fact name="Kaina">{typography(priceLine)}</Fact>}
          {trial && <Fact name="Bandomasis laikotarpis">{trialText(trial)}</Fact>}
        </dl>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** „14 dienų, nemokamai“ */
function trialText({ days, price }: NonNullable<Site['evidence']['trial']>): ReactNode {
  return (
    <span data-not-figure="service">
      {[counted(days, DAY_FORMS), price].filter((part) => part !== null).join(', ')}
    </span>
  )
}

/** On wide screens it is a letter that comes out of the envelope. */
function NextSteps({ headingLevel }: { headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="lg:sticky lg:top-24">
      <div className="next-steps">
        <Heading className="text-h3">Kas bus toliau</Heading>
        <ol className="mt-2 grid gap-1.5 text-ink-2 lg:mt-4 lg:gap-3">
          <NextStep number={1}>
            <span>
              Užklausą perskaitys žmogus ir netrukus su jumis susisieks. <SameDayAnswer />
            </span>
          </NextStep>
          <NextStep number={2}>Nuspręsite pamatę pasiūlymą.</NextStep>
        </ol>
        <p className="mt-6 text-ink-2 max-lg:hidden">
          Patogiau paskambinti?{' '}
          <a href={phoneHref(site.phone)} className="link whitespace-nowrap">
            {site.phone}
          </a>
          , {workingHoursShort()}.
        </p>
      </div>
      <div className="max-lg:hidden">
        <Envelope />
      </div>
    </div>
  )
}

function NextStep({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="font-display mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-green-soft text-sm text-green"
      >
        {number}
      </span>
      {children}
    </li>
  )
}

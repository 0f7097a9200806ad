import type { ReactNode } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { storedCodesScript } from '#app/ui/codes/stored-codes-script.ts'
import { SameDayAnswer } from '#app/ui/components/office-status.tsx'
import * as urls from '#app/ui/urls.ts'
import { site, workingHoursShort } from '#config/site.ts'

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
    <section id={urls.LEAD_FORM_ANCHOR} className="section">
      <div className="wrap grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-[clamp(1.25rem,4vw,2.5rem)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <Heading className="text-h2">Gaukite pasiūlymą</Heading>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named by hash in the CSP */}
          {!isRedisplayed && <script dangerouslySetInnerHTML={{ __html: storedCodesScript }} />}
          {children}
          <p className="mt-4 text-sm text-ink-2">
            Atstovaujate perkančiajai organizacijai?{' '}
            <a href={urls.buyersInfo} className="link">
              Informacija pirkėjams
            </a>
          </p>
        </div>
        <NextSteps headingLevel={headingLevel === 1 ? 2 : 3} />
      </div>
    </section>
  )
}

function NextSteps({ headingLevel }: { headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="self-start border-t border-line-strong pt-6 max-lg:mt-4 lg:sticky lg:top-28">
      <Heading className="text-h3">Kas bus toliau</Heading>
      <ol className="mt-4 grid gap-3 text-ink-2">
        <NextStep number={1}>
          <span>
            Užklausą perskaitys žmogus ir netrukus su jumis susisieks. <SameDayAnswer />
          </span>
        </NextStep>
        <NextStep number={2}>Nuspręsite pamatę pasiūlymą.</NextStep>
      </ol>
      <p className="mt-6 text-ink-2">
        Patogiau paskambinti?{' '}
        <a href={phoneHref(site.phone)} className="link whitespace-nowrap">
          {site.phone}
        </a>
        , {workingHoursShort()}.
      </p>
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

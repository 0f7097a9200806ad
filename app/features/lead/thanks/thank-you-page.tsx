import type { ReactNode } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { Envelope } from '#app/ui/components/envelope.tsx'
import { Icon, type IconName } from '#app/ui/components/icon.tsx'
import { SameDayAnswer } from '#app/ui/components/office-status.tsx'
import type { SentSample } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'
import { site, workingHoursShort } from '#config/site.ts'

export interface ThankYouProps {
  reference: string | null
  sample: SentSample | null
  /** „pirmadienį, lapkričio 30 d., nuo 9 val.“ */
  contactTime: string
}

/** What is personal stays in the sender's tab: `thank-you.client.ts` puts it in the place of the general texts, which are as high. */
export function ThankYouPage({ reference, sample, contactTime }: ThankYouProps) {
  const hasLetter = sample !== null && sample.codes.length + sample.words.length > 0
  return (
    <section data-thanks={reference ?? ''} className="section overflow-x-clip max-sm:pb-12">
      <div className="wrap grid items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="max-w-[34rem] max-lg:mx-auto">
          <h1 className="text-title">{titleFor(sample)}</h1>
          {sample?.isOnlySample ? (
            <p className="mt-5 text-lg text-ink-2">
              Neskambinsime. Vieną kartą el.&nbsp;paštu paklausime, ar norite pasiūlymo.
            </p>
          ) : (
            <p className="mt-5 text-lg text-ink-2">
              Netrukus su jumis susisieksime: {contactTime.replace(/\.?$/, '.')} Jei norite greičiau,
              skambinkite{' '}
              <a href={phoneHref(site.phone)} className="link whitespace-nowrap">
                {site.phone}
              </a>{' '}
              <span className="whitespace-nowrap">{workingHoursShort()}</span>. <SameDayAnswer />
            </p>
          )}
          <ul className="mt-7 grid gap-4">
            {!sample?.isOnlySample && (
              <>
                <Fact icon="check" detail={<span data-company>Ji niekuo neįpareigoja</span>}>
                  <span data-asked className="max-sm:block max-sm:min-h-[2lh]">
                    Užklausą perskaitys žmogus
                  </span>
                </Fact>
                <Fact icon="clock" detail={<span data-contact>Jūsų nurodytais kontaktais</span>}>
                  <span data-verb>Susisieksime</span>
                </Fact>
              </>
            )}
            {sample && (
              <Fact
                icon="mail"
                detail={<span data-address>iš jūsų užklausos</span>}
                more={<SampleOf {...sample} />}
              >
                {sample.isHeld
                  ? 'Pavyzdį peržiūrės žmogus ir ne vėliau kaip kitą darbo dieną išsiųs adresu'
                  : 'Pavyzdį siunčiame adresu'}
              </Fact>
            )}
          </ul>
          <div className="mt-7 grid gap-3 sm:grid-cols-2">
            <a
              href={hasLetter ? urls.letterOf(sample.codes, sample.words) : urls.cpvBrowser}
              data-next
              className="button"
            >
              {hasLetter ? 'Atverti savo laišką' : 'Susirasti savo BVPŽ kodus'}
            </a>
            <a href={urls.home} className="button button-quiet">
              Grįžti į&nbsp;pradžią
            </a>
          </div>
        </div>
        <ReceiptDrawing
          reference={reference}
          label={sample?.isOnlySample ? 'Laiško numeris' : 'Užklausos numeris'}
        />
      </div>
    </section>
  )
}

function titleFor(sample: SentSample | null): string {
  if (!sample?.isOnlySample) return 'Ačiū, jūsų užklausą gavome'
  return sample.isHeld ? 'Ačiū, laišką atsiųsime' : 'Ačiū, laiškas jau pakeliui'
}

interface FactProps {
  icon: IconName
  detail: ReactNode
  more?: ReactNode
  children: ReactNode
}

/** Its detail is one line, also with what the script writes; on phones what was asked has room for two. */
function Fact({ icon, detail, more, children }: FactProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 max-sm:has-data-asked:-mb-2">
      <Icon name={icon} className="mt-1 size-5 text-green" />
      <p className="font-semibold max-sm:has-data-asked:min-h-[3lh]">
        {children}
        <span data-detail className="block font-normal text-ink-2">
          {detail}
        </span>
        {more}
      </p>
    </li>
  )
}

/** The address has nothing of the sender but this. */
function SampleOf({ codes, words }: SentSample) {
  const names = [...codes, ...words.map((word) => `„${word}“`)]
  return (
    <span className="block font-normal text-ink-2">
      {names.length > 0 && <span className="line-clamp-2">Pagal {names.join(', ')}</span>}
      Vienu adresu siunčiame vieną pavyzdį.{' '}
      <span className="noscript:hidden">
        Ne tas adresas?{' '}
        <a href={urls.leadFormPage({ codes, words, wants: ['sample'] })} data-mend className="link">
          Pataisykite
        </a>
      </span>
    </span>
  )
}

function ReceiptDrawing({ reference, label }: Pick<ThankYouProps, 'reference'> & { label: string }) {
  return (
    <div className="mx-auto w-full max-w-[26rem] max-lg:order-first lg:mr-0">
      <div className="relative mx-3 rounded-t-xl border border-b-0 border-line bg-sheet px-6 pt-8 text-center shadow-letter sm:mx-6">
        <span className="mx-auto grid size-14 place-items-center rounded-full bg-green text-white">
          <Icon name="check" className="size-7 stroke-[2.4]" />
        </span>
        {reference && (
          <p className="mt-5 text-ink-2">
            {label}{' '}
            <strong className="mt-0.5 block text-xl font-semibold tracking-wider text-ink tabular-nums">
              {reference}
            </strong>
          </p>
        )}
        <div className="pb-[36%]" aria-hidden="true" />
      </div>
      <Envelope />
    </div>
  )
}

import type { ReactNode } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { Envelope } from '#app/ui/components/envelope.tsx'
import { Icon, type IconName } from '#app/ui/components/icon.tsx'
import { SameDayAnswer } from '#app/ui/components/office-status.tsx'
import type { FormCall, SentForm } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'
import { site, workingHoursShort } from '#config/site.ts'

export interface ThankYouProps extends Omit<SentForm, 'reference'> {
  reference: string | null
  isOpen: boolean
  /** „pirmadienį, lapkričio 30 d., nuo 9 val.“ */
  contactTime: string
}

const HOW_TO_TAKE_PART = 'kaip-dalyvauti-viesuosiuose-pirkimuose'
const WISHES = { offer: 'pasiūlymo', sample: 'pavyzdžio', consultation: 'konsultacijos' }

/** What is personal stays in the sender's tab: `thank-you.client.ts` puts it in the place of the general texts, which are as high. */
export function ThankYouPage({ reference, call, from, sample, isOpen, contactTime }: ThankYouProps) {
  const [next, nextLabel] = nextStep(call, from)
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
              Netrukus su jumis susisieksime: {contactTime.replace(/\.?$/, '.')}{' '}
              {isOpen ? 'Jei norite greičiau, skambinkite' : 'Patogiau paskambinti patiems?'}{' '}
              <a href={phoneHref(site.phone)} className="link whitespace-nowrap">
                {site.phone}
              </a>
              {isOpen ? ' ' : ', '}
              <span className="whitespace-nowrap">{workingHoursShort()}</span>. <SameDayAnswer />
            </p>
          )}
          <ul className="mt-7 grid gap-4">
            {!sample?.isOnlySample && (
              <>
                <Fact icon="check" detail={<span data-company>Ji niekuo neįpareigoja</span>}>
                  <Asked wants={call.wants} from={from} />
                </Fact>
                <Fact icon="clock" detail={<span data-contact>jūsų nurodytais kontaktais</span>}>
                  <span data-verb>Susisieksime</span>
                </Fact>
              </>
            )}
            {sample && (
              <Fact
                icon="mail"
                detail={<span data-address>jūsų nurodytu adresu</span>}
                more={<SampleOf {...call} />}
              >
                {sample.isHeld
                  ? 'Pavyzdį peržiūrės žmogus ir ne vėliau kaip kitą darbo dieną išsiųs'
                  : 'Pavyzdį siunčiame'}
              </Fact>
            )}
          </ul>
          <div className="mt-7 grid gap-3 sm:grid-cols-2">
            <a href={next} className="button">
              {nextLabel}
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

function titleFor(sample: SentForm['sample']): string {
  if (!sample?.isOnlySample) return 'Ačiū, jūsų užklausą gavome'
  return sample.isHeld ? 'Ačiū, laišką atsiųsime' : 'Ačiū, laiškas jau pakeliui'
}

function nextStep(
  { codes = [], words = [] }: FormCall,
  from: SentForm['from'],
): [href: string, label: string] {
  if (from === 'pirkimas') return [urls.article(HOW_TO_TAKE_PART), 'Kaip dalyvauti pirkime']
  if (from === 'pirkejai') return [urls.buyersInfo, 'Informacija pirkėjams']
  return codes.length + words.length > 0
    ? [urls.letterOf(codes, words), 'Atverti savo laišką']
    : [urls.cpvBrowser, 'Susirasti savo BVPŽ kodus']
}

function Asked({ wants = [], from }: Pick<FormCall, 'wants'> & Pick<SentForm, 'from'>) {
  const wishes = new Intl.ListFormat('lt').format(wants.map((want) => WISHES[want]))
  const asked = wishes === '' ? '' : `Prašėte ${wishes}`
  if (from !== 'pirkimas') return asked || 'Užklausą perskaitys žmogus'
  return (
    <>
      <span className="block">
        Jus domina <span data-tender>konkretus pirkimas</span>
      </span>{' '}
      {asked}
    </>
  )
}

interface FactProps {
  icon: IconName
  detail: ReactNode
  more?: ReactNode
  children: ReactNode
}

/** Its detail is one line, also with what the script writes. */
function Fact({ icon, detail, more, children }: FactProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Icon name={icon} className="mt-1 size-5 text-green" />
      <p className="font-semibold">
        {children}{' '}
        <span data-detail className="block font-normal text-ink-2">
          {detail}
        </span>
        {more}
      </p>
    </li>
  )
}

/** The address has nothing of the sender but this. */
function SampleOf({ codes = [], words = [] }: FormCall) {
  const quoted = words.map((word) => `„${word}“`)
  const parts = [
    codes.length > 0 && `${codes.length > 1 ? 'kodus' : 'kodą'} ${codes.join(', ')}`,
    words.length > 0 && `${words.length > 1 ? 'žodžius' : 'žodį'} ${quoted.join(', ')}`,
  ].filter(Boolean)
  return (
    <span className="block font-normal text-ink-2">
      {parts.length > 0 && <span className="line-clamp-4">Pagal {parts.join(' ir ')}</span>}
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

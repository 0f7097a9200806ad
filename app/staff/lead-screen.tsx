import { keysOf } from '#app/domain/data/record.ts'
import { REASON_LABELS } from '#app/features/lead/admin/lead-columns.ts'
import { listSameSender } from '#app/features/lead/admin/lead-list.server.ts'
import { readHistory } from '#app/features/lead/admin/lead-marks.server.ts'
import { findLead, type StoredLead } from '#app/features/lead/lead-store.server.ts'
import { companyOf, type LeadFact, leadFacts } from '#app/features/lead/mail/lead-lines.ts'
import { campaignFacts, whatToDo } from '#app/features/lead/mail/lead-mail-text.ts'
import { readAct } from './act.ts'
import { historyOf, mailFacts } from './lead-history.ts'
import { Act, CallAgain, Fold, HeldAct, Phone, stateText, Trade, Typed, WhoAndWhat } from './lead-row.tsx'
import { leadAddress, listAddress, readFilter } from './list-query.ts'
import { nextLead } from './list-screen.tsx'
import { NoAction, type Screen, type ScreenRequest } from './staff-frame.tsx'
import { promiseText, whenText } from './words.ts'

const MAX_EARLIER = 10

export const lostScreen: Screen = { title: 'Užklausos nėra', content: <a href="/">Grįžti į sąrašą</a> }
export const missingScreen: Screen = { title: 'Puslapio nėra', content: <a href="/">Grįžti į užklausas</a> }

export async function leadScreen(request: ScreenRequest, typed = new FormData()): Promise<Screen | null> {
  const { desk, params, person, reference } = request
  const lead = await findLead(desk.db, reference)
  if (lead === null) return null
  const context = { findCpvName: desk.findCpvName, siteUrl: desk.env.SITE_URL }
  const facts = leadFacts({ ...lead, sample_state: null }, context)
  const earlier = await listSameSender(desk.db, lead, MAX_EARLIER)
  const history = await readHistory(desk.db, lead)
  const lastSum = history.findLast(({ amount }) => amount !== null)?.amount ?? ''
  const text = (name: string) => String(typed.get(name) ?? '')
  const next = await nextLead(desk, readFilter(params, person.name), reference)
  const sum = text('suma') || `${lastSum}`.replace('.', ',')
  return {
    title: `${whatToDo(lead)}: ${companyOf(lead)}`,
    firm: companyOf(lead),
    heading: (
      <span className="parts">
        <WhoAndWhat lead={lead} />
      </span>
    ),
    content: (
      <>
        <Contact {...lead} />
        <p className="list-foot">
          {next !== null && (
            <a href={leadAddress(next.reference, params)} className="button act">
              <span className="two-lines">Kita: {companyOf(next)}</span>
            </a>
          )}
          <a href={listAddress(params)}>Grįžti į sąrašą</a>
        </p>
        <div className="lead-columns">
          <form method="post" action={leadAddress(reference, params)} className="card lead-actions">
            <NoAction />
            <Marks lead={lead} sum={sum} refused={readAct(typed).action} />
            <label>
              Pastaba
              <textarea
                {...{ name: 'pastaba', rows: 3, maxLength: 1_000, className: 'control' }}
                defaultValue={text('pastaba')}
              />
            </label>
            <Act lead={lead} action="note" label="Įrašyti pastabą" />
            <SiteActions {...lead} />
          </form>
          <div className="lead-facts">
            <Facts title="Užklausa" facts={[...facts, ...campaignFacts(lead)]} />
            <Facts title="Laiškai" facts={mailFacts(lead)} />
            <Facts title="Istorija" facts={historyOf(lead, history)} />
            {earlier.length > 0 && <Earlier leads={earlier} params={params} />}
          </div>
        </div>
      </>
    ),
  }
}

function Marks({ lead, sum, refused }: { lead: StoredLead; sum: string; refused: string }) {
  const fold = (action: string) => ({ lead, action, open: refused === action })
  const act = (action: string, label: string, detail?: string) => (
    <Act key={detail} {...{ lead, action, label, detail }} />
  )
  const isHeldSpam = lead.status === 'spam' && lead.mail_state === 'quarantined'
  const field = { name: 'suma', inputMode: 'decimal', maxLength: 20, placeholder: 'pvz., 1 200' } as const
  return (
    <>
      <HeldAct lead={lead} />
      {lead.kind === 'request' && (
        <>
          {act('reached', 'Atsiliepė')}
          <CallAgain {...fold('no_answer')} label="Neatsiliepė" />
          <CallAgain {...fold('reached')} label="Prašė perskambinti" />
        </>
      )}
      {act('taken', 'Imuosi')}
      {act('offered', 'Pasiūlymas išsiųstas')}
      <Fold {...fold('won')} label="Laimėta">
        <label className="fold-field">
          Suma per metus, Eur
          <input {...field} defaultValue={sum} className="control" />
        </label>
        {act('won', 'Įrašyti')}
      </Fold>
      <Fold lead={lead} label="Neaktualu">
        {keysOf(REASON_LABELS).map((reason) => act('lost', REASON_LABELS[reason], reason))}
      </Fold>
      {lead.status !== 'spam' && act('spam', 'Šlamštas')}
      {lead.status !== 'new' && !isHeldSpam && act('reopened', 'Atverti iš naujo')}
    </>
  )
}

function SiteActions(lead: StoredLead) {
  const canSend = lead.mail_state !== 'quarantined'
  return (
    <>
      {canSend && <Act lead={lead} action="mail_again" label="Siųsti laišką darbuotojams iš naujo" />}
      {canSend && lead.wants.includes('sample') && lead.sample_state !== 'waiting' && (
        <Act lead={lead} action="sample_again" label="Siųsti pavyzdį siuntėjui iš naujo" />
      )}
      <Fold lead={lead} label="Ištrinti">
        <p>
          Bus ištrinta <Typed>{companyOf(lead)}</Typed> užklausa {lead.reference}: kontaktai, kodai, pastabos,
          istorija ir laiškų kopijos serveryje. Liks tik mėnesio sumos be asmens duomenų. Laiškų, kurie jau
          gauti, svetainė neištrina. Sugrąžinti nebus galima.
        </p>
        <Act lead={lead} action="erase" label="Ištrinti visam laikui" />
      </Fold>
    </>
  )
}

function Contact(lead: StoredLead) {
  const subject = encodeURIComponent(`Dėl Jūsų užklausos ${lead.reference}`)
  const mail = `mailto:${encodeURIComponent(lead.email)}?subject=${subject}&body=${encodeURIComponent('Sveiki,\n\n')}`
  return (
    <p className="parts text-lg">
      <Trade lead={lead} />
      <Typed>{lead.name}</Typed>
      <Phone {...lead} />
      <span>
        <a href={mail}>
          <Typed>{lead.email}</Typed>
        </a>
      </span>
      <b>{stateText(lead)}</b>
      {lead.again_at !== null && <b>perskambinti {promiseText(lead.again_at)}</b>}
    </p>
  )
}

function Earlier({ leads, params }: { leads: readonly StoredLead[]; params: URLSearchParams }) {
  return (
    <section>
      <h2>Kitos to paties siuntėjo užklausos</h2>
      {leads.map((lead) => (
        <p key={lead.id} className="parts">
          <span>
            <a href={leadAddress(lead.reference, params)}>{companyOf(lead)}</a>
          </span>
          <span>gauta {whenText(lead.created_at)}</span>
          <span>{stateText(lead)}</span>
        </p>
      ))}
    </section>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly LeadFact[] }) {
  const shown = facts.filter(({ label, text }) => label || text)
  return (
    <section>
      <h2>{title}</h2>
      {shown.map(({ label, text, href }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts neither move nor change
        <p key={i} className="fact">
          {label && <span>{label.replace(/ \(utm_\w+\)$/, '')}</span>}
          {href === undefined ? <Typed>{text}</Typed> : <a href={href}>peržiūrėti</a>}
        </p>
      ))}
    </section>
  )
}

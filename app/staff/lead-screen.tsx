import type { ReactNode } from 'react'
import { listSameSender } from '#app/features/lead/admin/lead-list.server.ts'
import { readHistory } from '#app/features/lead/admin/lead-marks.server.ts'
import { findLead, type StoredLead } from '#app/features/lead/lead-store.server.ts'
import { leadLines } from '#app/features/lead/mail/lead-lines.ts'
import { campaignLines, whatToDo } from '#app/features/lead/mail/lead-mail-text.ts'
import { Actions, SiteActions } from './lead-actions.tsx'
import { historyOf, mailLines } from './lead-history.ts'
import { Act, NoAction, Phone, stateText, Typed, WhoAndWhat } from './lead-row.tsx'
import { leadAddress, listAddress, readFilter } from './list-query.ts'
import { nextLead } from './list-screen.tsx'
import type { Screen, ScreenRequest } from './screen.ts'
import { nameOf, whenText } from './words.ts'

const MAX_EARLIER = 10
const LABELLED = /^(\p{Lu}[^:]{1,60}):(?: (.*))?$/su

export const lostScreen: Screen = { title: 'Užklausos nėra', content: <a href="/">Grįžti į sąrašą</a> }

/** With what was typed when it could not be kept. */
export async function leadScreen(request: ScreenRequest, typed = new FormData()): Promise<Screen | null> {
  const { desk, params, person, reference } = request
  const lead = await findLead(desk.db, reference)
  if (lead === null) return null
  const context = { findCpvName: desk.findCpvName, siteUrl: desk.env.SITE_URL }
  const facts = leadLines({ ...lead, sample_state: null }, context)
  const earlier = await listSameSender(desk.db, lead, MAX_EARLIER)
  const history = await readHistory(desk.db, lead)
  const lastSum = history.findLast(({ amount }) => amount !== null)?.amount ?? ''
  const text = (name: string) => String(typed.get(name) ?? '')
  const next = await nextLead(desk, readFilter(params, person.name), reference)
  return {
    title: `${whatToDo(lead)}: ${nameOf(lead)}`,
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
              <span className="min-w-0 wrap-anywhere">Kita: {nameOf(next)}</span>
            </a>
          )}
          <a href={listAddress(params)}>Grįžti į sąrašą</a>
        </p>
        <div className="lead-columns">
          <form method="post" action={leadAddress(reference, params)} className="card lead-actions">
            <NoAction />
            <Actions
              lead={lead}
              sum={text('suma') || `${lastSum}`.replace('.', ',')}
              refused={text('veiksmas')}
            />
            <label>
              Pastaba
              <textarea
                name="pastaba"
                rows={3}
                maxLength={1000}
                defaultValue={text('pastaba')}
                className="control"
              />
            </label>
            <Act lead={lead} action="note" label="Įrašyti pastabą" />
            <SiteActions {...lead} />
          </form>
          <div className="lead-facts">
            <Lines title="Užklausa" lines={[...facts, ...campaignLines(lead)]} />
            <Lines title="Laiškai" lines={mailLines(lead)} />
            <Lines title="Istorija" lines={historyOf(lead, history)} />
            <Earlier leads={earlier} params={params} />
          </div>
        </div>
      </>
    ),
  }
}

function Earlier({ leads, params }: { leads: readonly StoredLead[]; params: URLSearchParams }) {
  const rows = leads.map((lead) => (
    <p key={lead.id} className="parts">
      <span>
        <a href={leadAddress(lead.reference, params)}>{nameOf(lead)}</a>
      </span>
      <span>gauta {whenText(lead.created_at)}</span>
      <span>{stateText(lead)}</span>
    </p>
  ))
  return (
    rows.length > 0 && (
      <section>
        <h2>Kitos to paties siuntėjo užklausos</h2>
        {rows}
      </section>
    )
  )
}

function Contact(lead: StoredLead) {
  const subject = encodeURIComponent(`Dėl Jūsų užklausos ${lead.reference}`)
  const mail = `mailto:${encodeURIComponent(lead.email)}?subject=${subject}&body=${encodeURIComponent('Sveiki,\n\n')}`
  return (
    <p className="parts text-lg">
      {lead.name !== '' && <Typed>{lead.name}</Typed>}
      {lead.phone !== '' && <Phone {...lead} />}
      <span>
        <a href={mail}>
          <Typed>{lead.email}</Typed>
        </a>
      </span>
      <b>{stateText(lead)}</b>
      {lead.again_at !== null && <b>perskambinti {whenText(lead.again_at)}</b>}
    </p>
  )
}

/** Each with its label; only the site itself writes the line with a link. */
function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const shown = lines.filter(Boolean).map((line, i): ReactNode => {
    const [, label, text = ''] = LABELLED.exec(line) ?? [line, '', line]
    const value = label?.startsWith('Siuntėjas gautų') ? <a href={text}>atverti</a> : <Typed>{text}</Typed>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines neither move nor change
      <p key={i} className="fact">
        {label && <span>{label}</span>}
        {value}
      </p>
    )
  })
  return (
    <section>
      <h2>{title}</h2>
      {shown}
    </section>
  )
}

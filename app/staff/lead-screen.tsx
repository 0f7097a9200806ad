import type { ReactNode } from 'react'
import { keysOf } from '#app/domain/data/record.ts'
import { REASON_LABELS, STATUS_LABELS } from '#app/features/lead/admin/lead-columns.ts'
import { listSameSender } from '#app/features/lead/admin/lead-list.server.ts'
import { readHistory } from '#app/features/lead/admin/lead-marks.server.ts'
import { findLead, type StoredLead } from '#app/features/lead/lead-store.server.ts'
import { leadLines } from '#app/features/lead/mail/lead-lines.ts'
import { campaignLines, whatToDo } from '#app/features/lead/mail/lead-mail-text.ts'
import { historyOf, mailLines } from './lead-history.ts'
import { Act, CallAgain, Fold, heldText, NoAction, Phone, Typed, WhoAndWhat } from './lead-row.tsx'
import { leadAddress, listAddress, readFilter } from './list-query.ts'
import { nextLead } from './list-screen.tsx'
import type { Screen, ScreenRequest } from './screen.ts'
import { nameOf, whenText } from './words.ts'

const MAX_EARLIER = 10
const LABELLED = /^(\p{Lu}[^:]{1,60}): (.*)$/su

/** With the note that was typed when it could not be kept. */
export async function leadScreen(request: ScreenRequest, typedNote = ''): Promise<Screen | null> {
  const { desk, params, person, reference } = request
  const lead = await findLead(desk.db, reference)
  if (lead === null) return null
  const context = { findCpvName: desk.findCpvName, siteUrl: desk.env.SITE_URL }
  const facts = leadLines({ ...lead, sample_state: null }, context)
  const earlier = await listSameSender(desk.db, lead, MAX_EARLIER)
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
          <a href={listAddress(params)}>Grįžti į sąrašą</a>
          {next !== null && <a href={leadAddress(next.reference, params)}>Kita: {nameOf(next)}</a>}
        </p>
        <div className="lead-columns">
          <form method="post" action={leadAddress(reference, params)} className="card lead-actions">
            <NoAction />
            <Actions {...lead} />
            <label>
              Pastaba
              <textarea
                name="pastaba"
                rows={3}
                maxLength={1000}
                defaultValue={typedNote}
                className="control"
              />
            </label>
            <Act lead={lead} action="note">
              Įrašyti pastabą
            </Act>
            <SiteActions {...lead} />
          </form>
          <div className="lead-facts">
            <Lines title="Užklausa" lines={[...facts, ...campaignLines(lead)]} />
            <Lines title="Laiškai" lines={mailLines(lead)} />
            <Lines title="Istorija" lines={historyOf(lead, await readHistory(desk.db, lead))} />
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
      <span>{STATUS_LABELS[lead.status]}</span>
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
      <b>{STATUS_LABELS[lead.status]}</b>
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

function Actions(lead: StoredLead) {
  const held = heldText(lead)
  const act = (action: string, label: string) => (
    <Act lead={lead} action={action}>
      {label}
    </Act>
  )
  return (
    <>
      {held !== null && act('released', held)}
      {lead.kind === 'request' && (
        <>
          {act('reached', 'Atsiliepė')}
          <CallAgain lead={lead} action="no_answer" label="Neatsiliepė" />
          <CallAgain lead={lead} action="reached" label="Prašė perskambinti" />
        </>
      )}
      {act('taken', 'Imuosi')}
      {act('offered', 'Pasiūlymas išsiųstas')}
      <Fold lead={lead} label="Laimėta">
        <label>
          Suma per metus, Eur
          <input
            name="suma"
            inputMode="decimal"
            maxLength={20}
            placeholder="Pvz., 1 200"
            className="control"
          />
        </label>
        {act('won', 'Įrašyti')}
      </Fold>
      <Fold lead={lead} label="Neaktualu">
        {keysOf(REASON_LABELS).map((reason) => (
          <Act key={reason} lead={lead} action="lost" detail={reason}>
            {REASON_LABELS[reason]}
          </Act>
        ))}
      </Fold>
      {act('spam', 'Šlamštas')}
      {lead.status !== 'new' && act('reopened', 'Atverti iš naujo')}
    </>
  )
}

function SiteActions(lead: StoredLead) {
  const canSend = lead.mail_state !== 'quarantined'
  return (
    <>
      {canSend && (
        <Act lead={lead} action="mail_again">
          Siųsti laišką darbuotojams iš naujo
        </Act>
      )}
      {canSend && lead.wants.includes('sample') && lead.sample_state !== 'waiting' && (
        <Act lead={lead} action="sample_again">
          Siųsti pavyzdį siuntėjui iš naujo
        </Act>
      )}
      <Fold lead={lead} label="Ištrinti">
        <p>
          Bus ištrinta visa užklausa: kontaktai, kodai, pastabos, istorija ir laiškų kopijos serveryje. Liks
          tik mėnesio sumos be asmens duomenų. Laiškų, kurie jau gauti, svetainė neištrina. Sugrąžinti nebus
          galima.
        </p>
        <Act lead={lead} action="erase">
          Ištrinti visam laikui
        </Act>
      </Fold>
    </>
  )
}

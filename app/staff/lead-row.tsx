import type { ReactNode } from 'react'
import { formatCents } from '#app/domain/text/money.ts'
import { hasPhone } from '#app/features/lead/contact/lead-phone.server.ts'
import type { LeadView } from '#app/features/lead/desk/lead-list.server.ts'
import { STATUS_LABELS } from '#app/features/lead/export/lead-columns.ts'
import { isHot, isOpen, isSpecific } from '#app/features/lead/is-hot.ts'
import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import { companyOf, displayValue } from '#app/features/lead/mail/lead-lines.ts'
import { whatToDo } from '#app/features/lead/mail/lead-mail-text.ts'
import { holdText, NOT_SPAM, SEND_SAMPLE } from '#app/features/lead/sample-state.ts'
import { reasonForStaff } from '#app/features/lead/spam/spam-signals.ts'
import { OTHER_TIME, writeAct, writeVersion } from './act.ts'
import { callAgainTimes, promiseText, whenText } from './words.ts'

/** What a visitor typed: its direction is its own, and it wraps however long it is. */
export function Typed({ children }: { children: string | null }) {
  return children && <bdi className="wrap-anywhere">{children}</bdi>
}

export function HeldAct({ lead }: Pick<ActProps, 'lead'>) {
  const isHeld = lead.mail_state === 'quarantined'
  if (isHeld ? !['new', 'spam'].includes(lead.status) : lead.sample_state !== 'waiting') return null
  const [action, label] = isHeld ? ['released', NOT_SPAM] : ['sample_released', SEND_SAMPLE]
  return <Act {...{ lead, action }} label={label} />
}

export function stateText({ mail_state, status, status_by, status_at, amount }: StoredLead): string {
  if (status === 'new') return mail_state === 'quarantined' ? 'Sulaikyta' : STATUS_LABELS.new
  const sum = amount === null ? '' : `, ${formatCents(amount * 100)} per metus`
  return `${STATUS_LABELS[status]} (${[status_by, status_at && whenText(status_at)].filter(Boolean).join(', ')})${sum}`
}

/** „● Skambinti“, without the dot when somebody has called, and from whom, which purchase. */
export function WhoAndWhat({ lead, href }: { lead: StoredLead; href?: string }) {
  const isDone = lead.again_at === null && ['reached', 'offered', 'won', 'lost', 'spam'].includes(lead.status)
  const name = <bdi className="two-lines">{lead.company || lead.email}</bdi>
  return (
    <>
      <span className={isHot(lead) && !isDone ? 'hot' : 'text-ink-2'}>{whatToDo(lead)}</span>
      <span>{href === undefined ? name : <a href={href}>{name}</a>}</span>
      {isSpecific(lead) && (
        <span>
          konkretus pirkimas <Typed>{lead.tender_reference}</Typed>
        </span>
      )}
    </>
  )
}

/** The line of work, and that a call is wished where „Skambinti“ does not say it or has another reason. */
export function Trade({ lead }: { lead: StoredLead }) {
  const isCallWished = lead.contact_by === 'phone' && (isSpecific(lead) || whatToDo(lead) !== 'Skambinti')
  return (
    <>
      <bdi className="trade">{lead.industry}</bdi>
      {isCallWished && <span>patogiau telefonu</span>}
    </>
  )
}

export function Phone({ phone, phone_e164 }: StoredLead) {
  const shown = <Typed>{displayValue('phone', phone)}</Typed>
  // An extension or a second number is not dialled.
  const number = phone_e164 ?? phone.replace(/[;,/=].*/, '').replace(/[^+\d]/g, '')
  return phone && <span>{hasPhone(phone) ? <a href={`tel:${number}`}>{shown}</a> : shown}</span>
}

interface ActProps {
  lead: StoredLead
  action: string
  detail?: string
  label: string
}

export function Act({ lead, action, detail, label }: ActProps) {
  const value = writeAct(action, lead, detail)
  return (
    <button type="submit" name="veiksmas" value={value} className={`button act act-${action}`}>
      {label}
      <span className="sr-only">: {companyOf(lead)}</span>
    </button>
  )
}

type FoldProps = Pick<ActProps, 'lead' | 'label'> & { open?: boolean; children: ReactNode }

export function Fold({ lead, label, open = false, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary className="button act">
        {label}
        <span className="sr-only">: {companyOf(lead)}</span>
      </summary>
      <div className="fold-panel">{children}</div>
    </details>
  )
}

export function CallAgain({ action, ...fold }: ActProps & Pick<FoldProps, 'open'>) {
  const about = { lead: fold.lead, action }
  return (
    <Fold {...fold}>
      <p>Perskambinti</p>
      {callAgainTimes().map(([time, text]) => (
        <Act key={time} {...about} detail={time} label={text} />
      ))}
      <label className="fold-field">
        Kita diena ir valanda
        <input type="datetime-local" name={`kada-${action}-${fold.lead.reference}`} className="control" />
      </label>
      <Act {...about} detail={OTHER_TIME} label="Įrašyti šį laiką" />
      {action === 'no_answer' && <Act {...about} label="Neperskambinsiu" />}
    </Fold>
  )
}

function stateInList(lead: StoredLead, view: LeadView): string | null {
  if (view === 'new' && lead.status === 'new') return null
  if (view !== 'held') return stateText(lead)
  if (lead.mail_state !== 'quarantined') return `Pavyzdys laukia: ${holdText(lead.sample_reason)}`
  return `Galimas šlamštas: ${reasonForStaff(lead.quarantine_reason ?? 'priežastis nežinoma')}`
}

type RowProps = Pick<FoldProps, 'lead' | 'open'> & Record<'href' | 'waiting', string> & { view: LeadView }

export function LeadRow({ lead, href, waiting, view, open = false }: RowProps) {
  const { again_at } = lead
  // One alone is what the row begins with.
  const wishes = lead.wants.length > 1 ? lead.wants.map((want) => displayValue('wants', want)) : []
  const isLate = again_at !== null && again_at.getTime() <= Date.now()
  return (
    <li id={lead.reference} className="lead-row">
      <label className="lead-tick">
        <input type="checkbox" name="nr" value={writeVersion(lead)} className="checkbox" />
        <span className="sr-only">Pažymėti: {companyOf(lead)}</span>
      </label>
      <p className="parts lead-what">
        <WhoAndWhat lead={lead} href={href} />
        {wishes.length > 0 && <span className="text-sm text-ink-2">nori {wishes.join(', ')}</span>}
        <Trade lead={lead} />
      </p>
      <p className="parts lead-who">
        <Phone {...lead} />
        <Typed>{lead.name}</Typed>
        {again_at !== null && (
          <b className={isLate ? 'text-red' : ''}>perskambinti {promiseText(again_at)}</b>
        )}
        <span>{stateInList(lead, view)}</span>
        <span>gauta {whenText(lead.created_at)}</span>
        {isOpen(lead) && waiting !== '' && <b>{waiting}</b>}
      </p>
      <div className="lead-buttons">
        <HeldAct lead={lead} />
        {(isOpen(lead) || again_at !== null) && (
          <>
            <Act lead={lead} action="reached" label="Atsiliepė" />
            <CallAgain lead={lead} action="no_answer" label="Neatsiliepė" open={open} />
          </>
        )}
      </div>
    </li>
  )
}

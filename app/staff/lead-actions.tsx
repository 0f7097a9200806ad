import { keysOf } from '#app/domain/data/record.ts'
import { REASON_LABELS } from '#app/features/lead/admin/lead-columns.ts'
import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import { Act, CallAgain, Fold, HeldAct } from './lead-row.tsx'

export function Actions({ lead, sum, refused }: { lead: StoredLead; sum: string; refused: string }) {
  const fold = (action: string) => ({ lead, action, open: refused.startsWith(`${action} `) })
  const act = (action: string, label: string) => <Act {...{ lead, action, label }} />
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
        <label>
          Suma per metus, Eur
          <input
            name="suma"
            inputMode="decimal"
            maxLength={20}
            placeholder="pvz., 1 200"
            defaultValue={sum}
            className="control"
          />
        </label>
        {act('won', 'Įrašyti')}
      </Fold>
      <Fold lead={lead} label="Neaktualu">
        {keysOf(REASON_LABELS).map((reason) => (
          <Act key={reason} lead={lead} action="lost" detail={reason} label={REASON_LABELS[reason]} />
        ))}
      </Fold>
      {act('spam', 'Šlamštas')}
      {lead.status !== 'new' && act('reopened', 'Atverti iš naujo')}
    </>
  )
}

export function SiteActions(lead: StoredLead) {
  const canSend = lead.mail_state !== 'quarantined'
  return (
    <>
      {canSend && <Act lead={lead} action="mail_again" label="Siųsti laišką darbuotojams iš naujo" />}
      {canSend && lead.wants.includes('sample') && lead.sample_state !== 'waiting' && (
        <Act lead={lead} action="sample_again" label="Siųsti pavyzdį siuntėjui iš naujo" />
      )}
      <Fold lead={lead} label="Ištrinti">
        <p>
          Bus ištrinta visa užklausa: kontaktai, kodai, pastabos, istorija ir laiškų kopijos serveryje. Liks
          tik mėnesio sumos be asmens duomenų. Laiškų, kurie jau gauti, svetainė neištrina. Sugrąžinti nebus
          galima.
        </p>
        <Act lead={lead} action="erase" label="Ištrinti visam laikui" />
      </Fold>
    </>
  )
}

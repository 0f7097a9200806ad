import { hourOf } from '#app/shared/calendar/office-hours.ts'
import { site } from '#config/site.ts'

/**
 * „Dabar dirbame“ with a mark, by the clock of the moment: a page may be an hour old, so a script writes it
 * (`office-status.client.ts`). Its room is there from the start.
 */
export function OfficeStatus({ className = '' }: { className?: string }) {
  return <span data-office-status className={`office-status noscript:hidden ${className}`} />
}

/** When a request of this moment is answered; without scripts, the rule. Nothing unless the operator promises it. */
export function AnswerPromise() {
  const cutOff = site.answeredSameDayUntil
  if (cutOff === null) return null
  return (
    <span data-answered-until={cutOff}>
      Į&nbsp;užklausas, gautas darbo dienomis iki&nbsp;{hourOf(cutOff)}, atsakome tą pačią dieną,
      į&nbsp;vėlesnes&nbsp;– kitą darbo dieną
    </span>
  )
}

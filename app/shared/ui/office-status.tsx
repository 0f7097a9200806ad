import { site } from '#config/site.ts'

/**
 * „Dabar dirbame“ with a mark, by the clock of the moment: a page may be an hour old, so a script writes it
 * (`office-status.client.ts`). Its room is there from the start.
 */
export function OfficeStatus({ className = '' }: { className?: string }) {
  return <span data-office className={`office-status noscript:hidden ${className}`} />
}

/** When a request is answered. Nothing unless the operator promises it. */
export function AnswerPromise() {
  const cutOff = site.answeredSameDayUntil
  if (cutOff === null) return null
  return `Į\u00a0užklausas, gautas darbo dienomis iki\u00a0${cutOff}, atsakome tą pačią dieną, į\u00a0vėlesnes\u00a0– kitą darbo dieną.`
}

import { site } from '#config/site.ts'

/** A cached page may be an hour old, so `office-status.client.ts` writes „Dabar dirbame“; its space is reserved. */
export function OfficeStatus({ className = '' }: { className?: string }) {
  return <span data-office className={`office-status noscript:hidden ${className}`} />
}

export function SameDayAnswer() {
  const cutOff = site.answeredSameDayUntil
  if (cutOff === null) return null
  return `Į\u00a0užklausas, gautas darbo dienomis iki\u00a0${cutOff.replace(/^0/, '')}, atsakome tą pačią dieną, į\u00a0vėlesnes\u00a0– kitą darbo dieną.`
}

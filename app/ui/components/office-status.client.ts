import { OPEN_TEXT, officeStatus } from '#app/domain/calendar/office-hours.ts'

const REFRESH_MS = 30_000

/** Keeps it up to date while the page is open, which may be overnight. */
export function showOfficeStatus(): void {
  const hours = { opens: '', closes: '', daysOff: '', ...document.body.dataset }
  const update = () => {
    const status = officeStatus(new Date(), hours)
    for (const element of document.querySelectorAll('[data-office]')) {
      element.textContent = status
      element.toggleAttribute('data-open', status === OPEN_TEXT)
    }
  }
  update()
  setInterval(update, REFRESH_MS)
}

import { OPEN_TEXT, officeStatus } from '#app/shared/calendar/office-hours.ts'

const REFRESH_MS = 30_000

/** Keeps it up to date while the page is open, which may be overnight. */
export function showOfficeStatus(): void {
  const { opens = '', closes = '', daysOff = '' } = document.body.dataset
  const hours = { opens, closes, daysOff }
  const update = () => {
    const now = new Date()
    for (const element of document.querySelectorAll<HTMLElement>('[data-office]')) {
      element.textContent = officeStatus(now, hours)
      element.toggleAttribute('data-open', element.textContent === OPEN_TEXT)
    }
  }
  update()
  setInterval(update, REFRESH_MS)
}

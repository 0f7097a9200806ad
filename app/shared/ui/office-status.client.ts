import {
  answerStatus,
  isOfficeOpen,
  type OfficeHours,
  officeStatus,
} from '#app/shared/calendar/office-hours.ts'

const REFRESH_MS = 30_000

/** Writes whether the office is open, and goes on while the page is: it may stand open overnight. */
export function showOfficeStatus(): void {
  const hours = readHours()
  if (!hours) return
  const update = () => writeStatus(hours)
  update()
  setInterval(update, REFRESH_MS)
  addEventListener('pageshow', update)
  document.addEventListener('visibilitychange', update)
}

function writeStatus(hours: OfficeHours): void {
  const now = new Date()
  const isOpen = isOfficeOpen(now, hours)
  for (const place of document.querySelectorAll<HTMLElement>('[data-office-status]')) {
    place.toggleAttribute('data-open', isOpen)
    write(place, officeStatus(now, hours))
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-answered-until]')) {
    write(place, answerStatus(now, hours, place.dataset.answeredUntil ?? ''))
  }
}

/** The same text once more would make screen readers and observers look again. */
function write(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text
}

function readHours(): OfficeHours | null {
  const { opens, closes, daysOff } = document.querySelector<HTMLElement>('[data-opens]')?.dataset ?? {}
  return opens && closes ? { opens, closes, daysOff: daysOff?.split(' ') ?? [] } : null
}

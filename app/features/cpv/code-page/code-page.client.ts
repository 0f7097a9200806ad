import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { reportUsage } from '#app/features/usage/report-usage.client.ts'
import { basketStore } from '#app/ui/codes/basket-store.ts'
import { copyText } from '#app/ui/components/copy-text.client.ts'
import * as urls from '#app/ui/urls.ts'

const CODES_OF_ADDRESS = new RegExp(`(${urls.CODES_PARAM}=)[^&]*`)

export function enhance(page: ParentNode): void {
  const toggle = page.querySelector<HTMLElement>('[data-basket-toggle]')
  const code = parseCpvCode(toggle?.dataset.basketToggle ?? '')
  if (!toggle || !code) return
  const copy = page.querySelector<HTMLElement>('[data-copy]')
  copy?.addEventListener('click', () => void copyCode(copy, code))
  const show = () => showBasket(page, toggle, code)
  toggle.addEventListener('click', () => toggleCode(code))
  basketStore.subscribe(show)
  show()
}

async function copyCode(button: HTMLElement, code: CpvCode): Promise<void> {
  if (!(await copyText(code))) return
  setLabel(button, 'Nukopijuota')
  setTimeout(() => setLabel(button, 'Kopijuoti'), 2_000)
}

function toggleCode(code: CpvCode): void {
  const codes = basketStore.read()
  const isAdded = !codes.includes(code)
  basketStore.replace(isAdded ? [...codes, code] : codes.filter((other) => other !== code))
  if (isAdded) reportUsage('code_chosen', code)
}

function showBasket(page: ParentNode, toggle: HTMLElement, code: CpvCode): void {
  const codes = basketStore.read()
  const isChosen = codes.includes(code)
  const label = isChosen ? 'Pridėta' : 'Pridėti'
  toggle.toggleAttribute('data-chosen', isChosen)
  toggle.ariaLabel = `${label}: ${code} ${toggle.dataset.name}`
  setLabel(toggle, label)
  const link = page.querySelector<HTMLAnchorElement>('[data-basket-link]')
  if (!link) return
  link.hidden = codes.length === 0
  link.href = link.href.replace(CODES_OF_ADDRESS, `$1${codes}`)
  link.textContent = `Pasirinkti kodai: ${codes.length}`
}

function setLabel(button: HTMLElement, text: string): void {
  button.querySelector('span')?.replaceChildren(text)
}

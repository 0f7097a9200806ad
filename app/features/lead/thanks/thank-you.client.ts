import { readCpvCodes } from '#app/domain/cpv/cpv-codes-param.ts'
import { basketStore } from '#app/ui/codes/basket-store.ts'
import * as urls from '#app/ui/urls.ts'
import { letterLimits } from '#config/limits.ts'
import { removeDraft } from '../form/lead-draft.ts'
import { readSentLead, type SentLead } from '../form/sent-lead.ts'

const MAX_AGE_WITHOUT_NUMBER_MS = 5 * 60 * 1_000
const HOW_TO_TAKE_PART = 'kaip-dalyvauti-viesuosiuose-pirkimuose'
const WISHES: Readonly<Record<string, string>> = {
  offer: 'pasiūlymo',
  sample: 'pavyzdžio',
  consultation: 'konsultacijos',
}

const thanks = document.querySelector<HTMLElement>('[data-thanks]')
if (thanks) enhance(thanks)

function enhance(page: HTMLElement): void {
  const { thanks: reference } = page.dataset
  const sent = readSentLead()
  const isOfPage =
    sent?.reference === undefined
      ? Date.now() - (sent?.at ?? 0) < MAX_AGE_WITHOUT_NUMBER_MS
      : sent.reference === reference
  if (sent && isOfPage) showSentLead(page, sent)
  if (reference) clearDraftAndBasket()
}

/** This is done once, not at each return to this page. */
function clearDraftAndBasket(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') return
  removeDraft()
  const formPage = URL.parse(document.referrer)
  if (formPage?.origin === location.origin)
    basketStore.remove(readCpvCodes(formPage.searchParams.getAll(urls.CODES_PARAM)))
}

function showSentLead(page: HTMLElement, sent: SentLead): void {
  const { contactBy, company, activity, wants } = sent
  const write = (selector: string, text: string) => page.querySelector(selector)?.replaceChildren(text)
  const isSpecific = activity === 'specific'
  const wishes = wants.flatMap((want) => WISHES[want] ?? [])
  for (const detail of page.querySelectorAll('[data-detail]')) detail.classList.add('truncate')
  if (contactBy !== '') write('[data-verb]', contactBy === 'phone' ? 'Paskambinsime' : 'Parašysime')
  write('[data-contact]', contactText(sent))
  if (isSpecific) write('[data-asked]', 'Jus domina konkretus pirkimas')
  else if (wishes.length > 0) write('[data-asked]', `Prašėte ${new Intl.ListFormat('lt').format(wishes)}`)
  if (company !== '') write('[data-company]', company)
  write('[data-address]', sent.email)
  page.querySelector('[data-mend]')?.addEventListener('click', backToForm)
  const next = page.querySelector<HTMLAnchorElement>('[data-next]')
  const codes = readCpvCodes(sent.codes).slice(0, letterLimits.maxCodes)
  if (next && isSpecific) {
    next.href = urls.article(HOW_TO_TAKE_PART)
    next.textContent = 'Kaip dalyvauti pirkime'
  } else if (next && codes.length + sent.words.length > 0) {
    next.href = urls.letterOf(codes, sent.words)
    next.textContent = 'Atverti savo laišką'
  }
}

/** Of the telephone only the end: others may see the screen. */
function contactText({ contactBy, phone, email }: SentLead): string {
  const end = phone.replace(/\D/g, '').slice(-3)
  const byPhone = end === '' ? '' : `Numeriu, kuris baigiasi ${end}`
  return contactBy === 'email' || byPhone === '' ? `Adresu ${email}` : byPhone
}

/** The form that was just left still has everything that was typed. */
function backToForm(event: Event): void {
  if (URL.parse(document.referrer)?.origin !== location.origin) return
  event.preventDefault()
  history.back()
}

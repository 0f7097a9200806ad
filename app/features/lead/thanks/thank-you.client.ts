import { readCpvCodes } from '#app/domain/cpv/cpv-codes-param.ts'
import { basketStore } from '#app/ui/codes/basket-store.ts'
import * as urls from '#app/ui/urls.ts'
import { leadDraft } from '../form/lead-draft.ts'
import { type SentLead, sentLead } from '../form/sent-lead.ts'

const MAX_AGE_WITHOUT_NUMBER_MS = 5 * 60 * 1_000
/** Of a link or a long text the page says nothing. */
const TENDER_NUMBER = /^[\d-]{4,11}$/

const thanks = document.querySelector<HTMLElement>('[data-thanks]')
if (thanks) enhance(thanks)

function enhance(page: HTMLElement): void {
  const { thanks: reference } = page.dataset
  const sent = sentLead.recall()
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
  leadDraft.forget()
  const formPage = URL.parse(document.referrer)
  if (formPage?.origin === location.origin)
    basketStore.remove(readCpvCodes(formPage.searchParams.getAll(urls.CODES_PARAM)))
}

function showSentLead(page: HTMLElement, sent: SentLead): void {
  const { contactBy, company, tender, email } = sent
  const write = (selector: string, text: string) => page.querySelector(selector)?.replaceChildren(text)
  for (const detail of page.querySelectorAll('[data-detail]')) detail.classList.add('truncate')
  if (contactBy !== '') write('[data-verb]', contactBy === 'phone' ? 'Paskambinsime' : 'Parašysime')
  write('[data-contact]', contactText(sent))
  if (TENDER_NUMBER.test(tender)) write('[data-tender]', `pirkimas ${tender}`)
  if (company !== '') write('[data-company]', company)
  write('[data-address]', `adresu ${email}`)
  page.querySelector('[data-mend]')?.addEventListener('click', backToForm)
}

/** Of the telephone only the end: others may see the screen. */
function contactText({ contactBy, phone, email }: SentLead): string {
  const end = phone.replace(/\D/g, '').slice(-3)
  const byPhone = end === '' ? '' : `numeriu, kuris baigiasi ${end}`
  return contactBy === 'email' || byPhone === '' ? `adresu ${email}` : byPhone
}

/** The form that was just left still has everything that was typed. */
function backToForm(event: Event): void {
  if (URL.parse(document.referrer)?.origin !== location.origin) return
  event.preventDefault()
  history.back()
}

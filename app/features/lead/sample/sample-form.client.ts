import { fetchFormToken, usableFormToken } from '../form/form-token.ts'
import { sentLead } from '../form/sent-lead.ts'
import { FORM_TOKEN_FIELD } from '../spam/anti-spam-fields.ts'

/** The form is sent as without scripts, once the token may be used. */
export function enhance(form: HTMLFormElement): void {
  const isRefused = form.querySelector('[role="alert"], [aria-invalid="true"]')
  if (isRefused && sentLead.recall()?.kind === 'sample') sentLead.forget()
  const tokenFetched = fetchFormToken()
  const button = form.querySelector('button')
  const showSending = (isSending: boolean) => {
    button?.toggleAttribute('data-busy', isSending)
    if (isSending) button?.setAttribute('aria-disabled', 'true')
    else button?.removeAttribute('aria-disabled')
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button?.hasAttribute('data-busy')) return
    showSending(true)
    await tokenFetched
    const field = form.querySelector<HTMLInputElement>(`[name="${FORM_TOKEN_FIELD}"]`)
    if (field) field.value = (await usableFormToken()) ?? ''
    remember(form)
    form.submit()
  })
  // The back/forward cache restores the page as it was: still sending.
  addEventListener('pageshow', ({ persisted }) => persisted && showSending(false))
}

function remember(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name="email"]')
  if (!field?.value || !field.checkValidity()) return
  sentLead.remember({
    kind: 'sample',
    email: field.value.trim(),
    phone: '',
    company: '',
    contactBy: 'email',
    tender: '',
  })
}

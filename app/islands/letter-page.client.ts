import { enhance as enhanceLetter } from '#app/features/letter/page/letter-page.client.ts'

/** The script of the field under the letter comes with its focus. */
export function enhance(page: HTMLElement): void {
  enhanceLetter(page)
  const form = page.querySelector<HTMLFormElement>('[data-sample-form]')
  if (form === null) return
  const load = () => {
    form.removeEventListener('focusin', load)
    void loadSampleForm(form)
  }
  if (form.contains(document.activeElement)) load()
  else form.addEventListener('focusin', load)
}

/** A form that is sent before its script came waits for it, since without a token staff would have to release the sample. */
async function loadSampleForm(form: HTMLFormElement): Promise<void> {
  let isSent = false
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    isSent = true
  }
  form.addEventListener('submit', hold)
  const script = await import('#app/features/lead/sample/sample-form.client.ts').catch(() => null)
  form.removeEventListener('submit', hold)
  script?.enhance(form)
  if (isSent) form.requestSubmit()
}

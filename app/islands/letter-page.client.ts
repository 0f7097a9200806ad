import { enhance as enhanceLetter } from '#app/features/letter/page/letter-page.client.ts'

/** The script of the field under the letter comes with its focus. */
export function enhance(page: HTMLElement): void {
  enhanceLetter(page)
  const form = page.querySelector<HTMLFormElement>('[data-sample-form]')
  if (form === null) return
  const load = () => {
    form.removeEventListener('focusin', load)
    void import('#app/features/lead/form/sample-form.client.ts').then((module) => module.enhance(form))
  }
  if (form.contains(document.activeElement)) load()
  else form.addEventListener('focusin', load)
}

const DEBOUNCE_MS = 250
/** XMLHttpRequest parses the page: strings must not become markup (`docs/decisions/0017-trusted-types.md`). */
export function enhance(form: HTMLFormElement): void {
  const request = new XMLHttpRequest()
  let timer = 0

  request.responseType = 'document'
  request.onload = () => {
    const result = request.responseXML?.querySelector<HTMLElement>('[data-answer]')
    if (result) show(form, result, request.responseURL)
    else showFailure(form)
  }
  request.onerror = () => showFailure(form)
  // A form may ask for the result while its visitor still types.
  form.addEventListener(form.dataset.liveForm === 'input' ? 'input' : 'change', () => {
    clearTimeout(timer)
    timer = window.setTimeout(ask, DEBOUNCE_MS)
  })
  if (isChanged(form)) ask()

  /** Aborts a request that is still on its way. */
  function ask(): void {
    request.open('GET', addressOf(form))
    request.send()
  }
}

/** Changed before this script came, or restored by the browser. */
function isChanged(form: HTMLFormElement): boolean {
  // Browsers give an impossible date as an empty value.
  const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== '' && value !== defaultValue
  return (
    [...form.querySelectorAll('input')].some(isTyped) ||
    form.querySelector(':checked:not([selected])') !== null
  )
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, String(value))
  return `?${query}`
}

function show(form: HTMLFormElement, result: HTMLElement, url: string): void {
  document.querySelector('[data-answer]')?.replaceWith(document.adoptNode(result))
  history.replaceState(history.state, '', url)
  const { answer: summary = '' } = result.dataset
  announce(summary)
  if (summary !== '') clearErrors(form)
}

/** The result on the page belongs to an earlier state of the form. */
function showFailure(form: HTMLFormElement): void {
  const failure = `Naujo atsakymo gauti nepavyko. Spauskite „${form.querySelector('button')?.textContent}“.`
  document.querySelector('[data-answer]')?.replaceChildren(failure)
  announce(failure)
}

function announce(text: string): void {
  document.querySelector('[data-answer-status]')?.replaceChildren(text)
}

function clearErrors(form: HTMLFormElement): void {
  for (const part of form.querySelectorAll('[aria-invalid], [role="alert"], [id$="-error"]')) {
    if (part.hasAttribute('aria-invalid')) part.removeAttribute('aria-invalid')
    else part.remove()
  }
}

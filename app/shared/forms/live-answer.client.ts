const PAUSE_MS = 250
const FAILURE = 'Naujo atsakymo gauti nepavyko. Spauskite „Skaičiuoti“.'

/**
 * Answers a GET form while it is being filled in: fetches the page that sending it would show and takes its answer
 * over. The form itself stays, so that nobody loses his place. Parsed by the request: strings are no markup here,
 * see `docs/decisions/0017-trusted-types.md`.
 */
export function enhance(form: HTMLFormElement): void {
  const request = new XMLHttpRequest()
  let timer = 0

  request.responseType = 'document'
  request.onload = () => {
    const answer = request.responseXML?.querySelector<HTMLElement>('[data-answer]')
    if (answer) show(form, answer, request.responseURL)
    else showFailure()
  }
  request.onerror = showFailure
  form.addEventListener('change', () => {
    clearTimeout(timer)
    timer = window.setTimeout(ask, PAUSE_MS)
  })
  if (isChanged(form)) ask()

  /** A question that is still on its way ends with it. */
  function ask(): void {
    request.open('GET', addressOf(form))
    request.send()
  }
}

/** Whether the visitor was faster than this script, or the browser has given back what he had filled in. */
function isChanged(form: HTMLFormElement): boolean {
  // An impossible date is no value to the browser.
  const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== '' && value !== defaultValue
  return (
    [...form.querySelectorAll('input')].some(isTyped) ||
    form.querySelector(':checked:not([selected])') !== null
  )
}

/** Fields that are empty say nothing. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, String(value))
  return `?${query}`
}

function show(form: HTMLFormElement, answer: HTMLElement, url: string): void {
  document.querySelector('[data-answer]')?.replaceWith(document.adoptNode(answer))
  history.replaceState(history.state, '', url)
  const { answer: summary = '' } = answer.dataset
  announce(summary)
  if (summary !== '') clearErrors(form)
}

/** The answer on the page is one to what the form said before. */
function showFailure(): void {
  document.querySelector('[data-answer]')?.replaceChildren(FAILURE)
  announce(FAILURE)
}

function announce(text: string): void {
  document.querySelector('[data-answer-status]')?.replaceChildren(text)
}

/** What the server found wrong before is right now. */
function clearErrors(form: HTMLFormElement): void {
  for (const part of form.querySelectorAll('[aria-invalid], [role="alert"], [id$="-error"]')) {
    if (part.hasAttribute('aria-invalid')) part.removeAttribute('aria-invalid')
    else part.remove()
  }
}

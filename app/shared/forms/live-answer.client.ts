const PAUSE_MS = 250
const FAILURE = 'Naujo atsakymo gauti nepavyko. Spauskite „Skaičiuoti“.'

/**
 * Answers a GET form while it is being filled in: fetches the page that sending it would show and takes its answer
 * over. The form itself stays, so that nobody loses his place. Parsed by the request: strings are no markup here,
 * see `docs/decisions/0096-answers-at-once.md`.
 */
export function enhance(form: HTMLFormElement): void {
  let timer = 0
  let request: XMLHttpRequest | null = null

  form.addEventListener('change', () => {
    clearTimeout(timer)
    timer = window.setTimeout(ask, PAUSE_MS)
  })

  function ask(): void {
    request?.abort()
    const asked = new XMLHttpRequest()
    const url = addressOf(form)
    asked.responseType = 'document'
    asked.open('GET', url)
    asked.onload = () => {
      const answer = asked.responseXML?.querySelector<HTMLElement>('[data-answer]')
      if (asked.status === 200 && answer) show(form, answer, url)
      else showFailure()
    }
    asked.onerror = showFailure
    asked.send()
    request = asked
  }
}

/** Fields that are empty say nothing. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return `${location.pathname}?${new URLSearchParams(fields)}`
}

function show(form: HTMLFormElement, answer: HTMLElement, url: string): void {
  document.querySelector('[data-answer]')?.replaceWith(document.adoptNode(answer))
  history.replaceState(history.state, '', url)
  const summary = answer.dataset.answer ?? ''
  announce(summary)
  if (summary !== '') clearErrors(form)
}

/** The answer on the page is one to what the form said before. */
function showFailure(): void {
  const answer = document.querySelector<HTMLElement>('[data-answer]')
  answer?.removeAttribute('data-kind')
  answer?.removeAttribute('aria-labelledby')
  answer?.replaceChildren(FAILURE)
  announce(FAILURE)
}

function announce(text: string): void {
  document.querySelector('[data-answer-status]')?.replaceChildren(text)
}

/** What the server found wrong before is right now. */
function clearErrors(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid')
  for (const error of form.querySelectorAll('[role="alert"], [id$="-error"]')) error.remove()
}

const COUNT_FORMS = { one: 'skaičius', few: 'skaičiai', other: 'skaičių' }
const rules = new Intl.PluralRules('lt')

/** Lets visitors narrow the list down to the figures that hold all their words. */
export function enhanceFigureSearch(search: HTMLElement): void {
  const input = search.querySelector('input')
  const status = search.querySelector('[role="status"]')
  const entries = [...document.querySelectorAll<HTMLElement>('.figure')].map((element) => ({
    element,
    text: fold(element.textContent),
  }))
  if (!input || !status) return
  const update = () => {
    const stems = fold(input.value).split(/\s+/).filter(Boolean).map(stemOf)
    let found = 0
    for (const { element, text } of entries) {
      element.hidden = !stems.every((stem) => text.includes(stem))
      if (!element.hidden) found++
    }
    for (const section of document.querySelectorAll<HTMLElement>('[data-figure-section]')) {
      section.hidden = section.querySelector('.figure:not([hidden])') === null
    }
    status.textContent = stems.length === 0 ? '' : describeCount(found)
  }
  input.addEventListener('input', update)
  search.hidden = false
  update()
}

function describeCount(found: number): string {
  if (found === 0) return 'Nieko nerasta. Pabandykite trumpesnį žodį.'
  const form = rules.select(found)
  return `${found} ${form === 'one' || form === 'few' ? COUNT_FORMS[form] : COUNT_FORMS.other}`
}

/** Without diacritics and no-break spaces, in lower case. */
function fold(text: string | null): string {
  return (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u00a0', ' ').toLowerCase()
}

/** Lithuanian words differ in their last letters: „pretenzijos“ finds „pretenzija“. */
function stemOf(word: string): string {
  return word.length > 5 ? word.slice(0, -2) : word
}

export function enhance(search: HTMLElement): void {
  const input = search.querySelector('input')
  const status = search.querySelector('p')
  if (!input || !status) return
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('.figure-fold')]
  const entries = [...document.querySelectorAll<HTMLElement>('.figure')].map((element) => ({
    element,
    text: searchable(element.textContent),
  }))
  const filter = () => {
    const stems = searchable(input.value).split(/\s+/).filter(Boolean).map(stemOf)
    for (const { element, text } of entries) element.hidden = !stems.every((stem) => text.includes(stem))
    for (const fold of folds) {
      fold.hidden = !fold.querySelector('.figure:not([hidden])')
      fold.open = stems.length > 0
    }
    const found = entries.filter(({ element }) => !element.hidden).length
    const count = found ? `Rasta: ${found}` : 'Nieko nerasta. Pabandykite trumpesnį žodį.'
    status.textContent = stems.length ? count : ''
  }
  input.addEventListener('input', filter)
  for (const { element } of entries) addLinkTo(element)
  // The browser may have restored an earlier input.
  if (input.value) filter()
  search.classList.remove('invisible')
}

/** Somebody who wants to send the figure gets its own address here: in the document it would cost 700 bytes. */
function addLinkTo({ id, firstElementChild }: Element): void {
  const link = document.createElement('a')
  link.href = `#${id}`
  link.className = 'heading-anchor'
  link.ariaLabel = 'Nuoroda į šį skaičių'
  link.textContent = '#'
  firstElementChild?.querySelector('h3')?.append(link)
}

/** Leaves out diacritics, no-break spaces and spaces within amounts („70 000“), and gives lower case. */
function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)[\s.](?=\d{3}(?!\d))/g, '$1')
    .toLowerCase()
}

/** Lithuanian words differ in their last letters: „pretenzijos“ finds „pretenzija“. Amounts do not. */
function stemOf(word: string): string {
  return word.length > 5 && !/\d/.test(word) ? word.slice(0, -2) : word
}

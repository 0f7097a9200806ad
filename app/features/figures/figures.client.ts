const figureSearch = document.querySelector<HTMLElement>('[data-figure-search]')
if (figureSearch) enhance(figureSearch)

function enhance(search: HTMLElement): void {
  const input = search.querySelector('input')
  const status = search.querySelector('p')
  if (!input || !status) return
  const figures = document.querySelectorAll<HTMLElement>('.figure')
  const filter = () => {
    const words = searchable(input.value).match(/\S+/g) ?? []
    let found = 0
    for (const figure of figures) {
      const text = searchable(figure.textContent)
      figure.hidden = !words.every((word) => text.includes(stemOf(word)))
      if (!figure.hidden) found++
    }
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.figure-fold')) {
      fold.hidden = !fold.querySelector('.figure:not([hidden])')
      fold.open = words.length > 0
    }
    const count = found ? `Rasta: ${found}` : 'Nieko nerasta. Pabandykite trumpesnį žodį.'
    status.textContent = words.length ? count : ''
  }
  input.oninput = filter
  for (const figure of figures) {
    // Somebody who wants to send the figure gets its own address here: in the document it would cost 700 bytes.
    const link = document.createElement('a')
    link.href = `#${figure.id}`
    link.className = 'heading-anchor'
    link.ariaLabel = 'Nuoroda į šį skaičių'
    link.textContent = '#'
    figure.querySelector('h3')?.append(link)
  }
  // The browser may have restored an earlier input.
  if (input.value) filter()
  search.classList.remove('invisible')
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
  return word.replace(/^(\D{4,})\D\D$/, '$1')
}

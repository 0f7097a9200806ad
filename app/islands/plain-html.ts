/** Hidden fields are left out: scripts fill them, not the visitor. */
const FIELDS = 'input:not([type="hidden"]), select, textarea'

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Keeps the server's markup, to restore it with what the visitor has typed since. */
export function savePlainHtml(container: HTMLElement): { restore(): void } {
  const plain = [...container.childNodes].map((node) => node.cloneNode(true))
  // React removes the form before a failure is reported; it keeps its values.
  let form = container.querySelector('form')
  container.addEventListener('input', ({ target }) => {
    if (target instanceof Element) form = target.closest('form')
  })
  return {
    restore() {
      container.replaceChildren(...plain)
      if (form) copyFields(form, container)
    },
  }
}

function copyFields(from: ParentNode, to: ParentNode): void {
  for (const field of from.querySelectorAll<FormField>(FIELDS)) {
    const isChoice = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    const named = `[name="${CSS.escape(field.name)}"]`
    const counterpart = to.querySelector<FormField>(
      isChoice ? `${named}[value="${CSS.escape(field.value)}"]` : named,
    )
    if (isChoice && counterpart instanceof HTMLInputElement) counterpart.checked = field.checked
    else if (counterpart) counterpart.value = field.value
  }
}

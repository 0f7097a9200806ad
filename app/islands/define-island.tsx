import { Component, type ComponentType, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hidden fields are left out: scripts fill them, not the visitor. */
const FIELDS = 'input:not([type="hidden"]), select, textarea'

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface Island<Props extends object> {
  Component: ComponentType<Props>
  /** When the component fails, the plain markup comes back. */
  hydrate(element: HTMLElement, onFailure: (error: unknown) => void): void
}

export function defineIsland<Props extends object>(Component: ComponentType<Props>): Island<Props> {
  return {
    Component,
    hydrate(element, onFailure) {
      const props: Props = JSON.parse(element.dataset.props ?? '{}')
      const plainHtml = savePlainHtml(element)
      const onCaughtError = (error: unknown) => {
        plainHtml.restore()
        onFailure(error)
      }
      startTransition(() => {
        hydrateRoot(
          element,
          <ErrorBoundary>
            <Component {...props} />
          </ErrorBoundary>,
          { onCaughtError },
        )
      })
    },
  }
}

/** Renders nothing, so that the plain markup can return. */
class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Keeps the server's markup, to restore it with what the visitor has typed since. */
function savePlainHtml(container: HTMLElement): { restore(): void } {
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

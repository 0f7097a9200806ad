import { Component, type ComponentType, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { savePlainHtml } from './plain-html.ts'

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

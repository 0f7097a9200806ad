import type { ReactNode } from 'react'

interface IslandProps {
  /** A name that `entry.client.ts` knows. */
  name: string
  /** What the component gets in the browser; the same as in `children`. Must survive JSON. */
  props: object
  children: ReactNode
}

/** Server-rendered markup that the browser hydrates when it comes near the viewport. */
export function Island({ name, props, children }: IslandProps) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { IslandName, IslandProps } from './registry.ts'

interface Props<Name extends IslandName> {
  name: Name
  /** They reach the browser as JSON. */
  props: IslandProps<Name>
  /** The component of the island with these props. */
  children: (props: IslandProps<Name>) => ReactNode
}

/** Server-rendered markup that the browser hydrates when it comes near the viewport. */
export function Island<Name extends IslandName>({ name, props, children }: Props<Name>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children(props)}
    </div>
  )
}

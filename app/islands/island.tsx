import type { ReactNode } from 'react'
import type { IslandName, IslandProps } from './registry.ts'

interface Props<Name extends IslandName> {
  name: Name
  props: IslandProps<Name>
  children: (props: IslandProps<Name>) => ReactNode
}

/** Hydrated when it comes near the viewport. */
export function Island<Name extends IslandName>({ name, props, children }: Props<Name>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children(props)}
    </div>
  )
}

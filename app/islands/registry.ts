import type { ComponentProps } from 'react'

/** Components that live in unhydrated pages; each is loaded when its place comes near the viewport. */
export const islands = {
  'cpv-browser': () => import('./cpv-browser.island.tsx'),
  'lead-form': () => import('./lead-form.island.tsx'),
}

export type IslandName = keyof typeof islands

/** What the component of this island takes. */
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>['island']['Component']
>

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islands, name)
}

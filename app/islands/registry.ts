import type { ComponentProps } from 'react'

export const islands = {
  'cpv-browser': () => import('./cpv-browser.island.tsx'),
  'lead-form': () => import('./lead-form.island.tsx'),
}

export type IslandName = keyof typeof islands

export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>['island']['Component']
>

declare module 'virtual:client-scripts' {
  /** Address of the client entry of unhydrated pages. */
  export const islandsUrl: string
}

declare module '*.mdx' {
  import type { ComponentType } from 'react'
  export const frontmatter: unknown
  const Content: ComponentType<{ components?: Record<string, unknown> }>
  export default Content
}

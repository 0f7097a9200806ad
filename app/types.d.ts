declare module 'virtual:client-scripts' {
  export const islandsUrl: string
  export const homeScriptUrl: string
  export const thankYouScriptUrl: string
  export const figuresScriptUrl: string
}

declare module 'virtual:template-files' {
  export const templateFileSizes: Readonly<Record<string, number>>
}

declare module '*.mdx' {
  import type { ComponentType } from 'react'
  export const frontmatter: unknown
  export const headings: readonly { id: string; text: string }[]
  export const wordCount: number
  const Content: ComponentType<{ components?: Record<string, unknown> }>
  export default Content
}

/** TypeScript's own types do not have it yet, and older browsers lack it. */
interface Window {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown
  }
}

export interface RouteRow {
  /** The path is as the router writes it, such as `/blog/:slug`. */
  path: string
  /** The module is in `app/routes/`; with null it is answered before the router, in `services.server.ts`. */
  module: string | null
  /** It names the cost of the costliest response, see `server/limits/request-costs.ts`. */
  cost: 'light' | 'page' | 'heavy'
  /** The response depends on these query parameters; the loader sees no others. */
  params?: readonly string[]
}

/** A query parameter that the row does not name does not compile. */
export interface Params<Name extends string> {
  get: (name: Name) => string | null
  getAll: (name: Name) => string[]
  has: (name: Name) => boolean
}

export type ParamsOf<Row extends { params: readonly string[] }> = Params<Row['params'][number]>

export function readParams<Name extends string>(
  _row: { params: readonly Name[] },
  request: Request,
): Params<Name> {
  return new URL(request.url).searchParams
}

export interface LayoutData {
  pageState?: string | undefined
  /** The header's call leads there, if not to the empty form; one within the page itself is not shown. */
  formHref?: string | undefined
}

export interface PageRow extends RouteRow {
  styles: 'texts' | 'tools' | 'codes' | 'default'
  isIndexed: boolean
  examples: readonly string[]
  /** A page that is the same for everybody has these; texts in `content/` have their own. */
  title?: string
  publishedOn?: string
  menuLabel?: string
  /** The page has this name under „Įrankiai“ in the header. */
  menuTool?: string
  footer?: { group: 'browse' | 'info' | 'legal'; label: string }
}

export function info(path: `/${string}`, footerLabel?: string) {
  return {
    ...text(path, 'info.tsx'),
    ...(footerLabel && { footer: { group: 'info', label: footerLabel } as const }),
  }
}

export function legal(path: `/${string}`, footerLabel: string) {
  return { ...text(path, 'legal.tsx'), footer: { group: 'legal', label: footerLabel } as const }
}

function text(path: `/${string}`, module: string) {
  return texts({ path, module, examples: [path] })
}

export function texts<const Row>(row: Row) {
  return { cost: 'page', styles: 'texts', isIndexed: true, ...row } as const
}

export function tool<const Row>(row: Row) {
  return { cost: 'page', styles: 'tools', isIndexed: true, ...row } as const
}

export interface RouteRow {
  /** As the router writes it, such as `/blog/:slug`. */
  path: string
  /** In `app/routes/`; null: answered before the router, in `services.server.ts`. */
  module: string | null
  /** What its costliest response costs, see `server/limits/request-costs.ts`. */
  cost: 'light' | 'page' | 'heavy'
  /** Query parameters that the response depends on; the loader sees no others. */
  params?: readonly string[]
}

/** The query parameters of a row; the name of another one does not compile. */
export interface Params<Name extends string> {
  get: (name: Name) => string | null
  getAll: (name: Name) => string[]
  has: (name: Name) => boolean
}

export type ParamsOf<Row extends { params: readonly string[] }> = Params<Row['params'][number]>

/** Query parameters as the loader of this row may read them. */
export function readParams<Name extends string>(
  _row: { params: readonly Name[] },
  request: Request,
): Params<Name> {
  return new URL(request.url).searchParams
}

/** What the loader of a page may say of it to the layout. */
export interface LayoutData {
  /** The state of the content, for tests and styles. */
  pageState?: string | undefined
  /** Where the header's call leads, if not to the empty form. */
  formHref?: string | undefined
}

export interface PageRow extends RouteRow {
  styles: 'texts' | 'tools' | 'codes' | 'default'
  isIndexed: boolean
  examples: readonly string[]
  /** For a page that is the same for everybody; texts in `content/` have their own. */
  title?: string
  publishedOn?: string
  /** The page's name in the header's bar. */
  menuLabel?: string
  /** The page's name under „Įrankiai“ in the header. */
  menuTool?: string
  footer?: { group: 'browse' | 'info' | 'legal'; label: string }
  /** Without it, the home page's picture is shared. */
  share?: { kicker: string; title?: string }
}

export function info(path: `/${string}`, footerLabel?: string) {
  return {
    ...text(path, 'info.tsx'),
    ...(footerLabel && { footer: { group: 'info', label: footerLabel } as const }),
    share: { kicker: 'Informacija tiekėjui' },
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

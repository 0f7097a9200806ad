/** What a route may say of itself: `export const handle: PageHandle = { isHydrated: true }`. */
export interface PageHandle {
  /** The page is an application: the router takes it over in the browser. Others stay plain HTML. */
  isHydrated?: boolean
}

export function isHydratedHandle(handle: unknown): boolean {
  return handle instanceof Object && 'isHydrated' in handle && handle.isHydrated === true
}

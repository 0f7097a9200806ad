/** Shared by the pages of codes; otherwise each of these small modules would be a request of its own. */
export const BASKET_MODULES = [
  'app/features/cpv/basket/store/basket-links.ts',
  'app/shared/cpv/basket-store.ts',
  'app/shared/cpv/cpv-code.ts',
  'app/shared/urls.ts',
  'app/shared/usage/report-usage.client.ts',
  'data/cpv/check-digit-offsets.json',
]

/** For Rolldown's `codeSplitting`, which knows modules by their path in the file system. */
export const basketChunk = {
  name: 'basket',
  test: (id: string) => BASKET_MODULES.some((path) => id.replaceAll('\\', '/').endsWith(`/${path}`)),
}

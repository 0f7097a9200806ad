/** The pages of codes share these; otherwise each of these small modules would be a request of its own. */
export const BASKET_MODULES = [
  'app/features/cpv/basket/store/basket-links.ts',
  'app/ui/codes/basket-store.ts',
  'app/domain/cpv/cpv-code.ts',
  'app/ui/urls.ts',
  'app/features/usage/report-usage.client.ts',
  'data/cpv/check-digit-offsets.json',
]

/** Rolldown's `codeSplitting` knows modules by their path in the file system. */
export const basketChunk = {
  name: 'basket',
  test: (id: string) => BASKET_MODULES.some((path) => id.replaceAll('\\', '/').endsWith(`/${path}`)),
}

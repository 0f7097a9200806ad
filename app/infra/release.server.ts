declare const SITE_RELEASE: { version: string; commit: string } | undefined

/** The build puts it in (`vite.config.ts`), since a release has no git. */
export const release =
  typeof SITE_RELEASE === 'undefined' ? { version: 'development', commit: '' } : SITE_RELEASE

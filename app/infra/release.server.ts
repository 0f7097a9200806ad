declare const SITE_RELEASE: { version: string; commit: string } | undefined

/** Put in by the build (`vite.config.ts`): a release has no git. */
export const release =
  typeof SITE_RELEASE === 'undefined' ? { version: 'development', commit: '' } : SITE_RELEASE

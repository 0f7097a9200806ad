/** Put in by the build (`vite.config.ts`): a release has no git. */
export const release = {
  version: process.env.SITE_VERSION ?? 'development',
  commit: process.env.SITE_COMMIT ?? '',
}

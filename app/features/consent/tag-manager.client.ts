import { isTagManagerScript } from './tag-manager-scripts.ts'

/** Only after a consent. */
export function addTagManager(id: string): void {
  allowTagManagerScripts()
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  document.head.append(script)
}

/**
 * The site's own code has no trusted type at all. Google's sets addresses of scripts as plain texts: those of
 * its own hosts pass, every other one and all markup stay refused.
 */
function allowTagManagerScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTagManagerScript(address) ? address : null),
  })
}

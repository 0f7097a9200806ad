import { isTagManagerScript } from './tag-manager-scripts.ts'

export function addTagManager(id: string): void {
  allowTagManagerScripts()
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  document.head.append(script)
}

/** Google's scripts set script addresses as plain text: only its own hosts pass. */
function allowTagManagerScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTagManagerScript(address) ? address : null),
  })
}

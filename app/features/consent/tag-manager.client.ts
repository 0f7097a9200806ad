import { pageView } from '#app/ui/analytics/page-view.ts'
import type { PageView } from '#app/ui/analytics/track.ts'
import { isTagManagerScript } from './tag-manager-scripts.ts'

export function addTagManager(id: string): void {
  allowTagManagerScripts()
  followPage()
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  document.head.append(script)
}

/** Otherwise tags take address, title and referrer from the browser, with what the visitor typed. */
function followPage(): void {
  const shown = window.dataLayer?.findLast(isPageView)
  // It stands behind the consent default, ahead of every event that waits.
  if (shown) window.dataLayer?.splice(1, 0, setPage(shown))
  // The event is captured, so that it precedes the page view that is reported for it.
  addEventListener(
    'page-shown',
    () => window.dataLayer?.push(setPage(pageView(location.href, document.title))),
    true,
  )
}

function isPageView(entry: unknown): entry is PageView {
  return entry instanceof Object && 'page_location' in entry
}

function setPage({ page_location, page_title }: PageView): IArguments {
  const page_referrer = document.referrer && pageView(document.referrer, '').page_location
  return commandOf('set', { page_location, page_title, page_referrer })
}

function commandOf(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the tag manager asks for it
  return arguments
}

/** Google's scripts set script addresses as plain text: only its own hosts pass. */
function allowTagManagerScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTagManagerScript(address) ? address : null),
  })
}

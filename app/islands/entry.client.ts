import { manageConsent, publishBannerHeight } from '#app/features/consent/consent.client.ts'
import { addBasketToLinks } from '#app/features/cpv/basket/store/add-basket-to-links.client.ts'
import { addCampaignToLinks } from '#app/features/lead/form/campaign/campaign.client.ts'
import { startAnalytics } from '#app/ui/analytics/analytics.client.ts'
import { showOfficeStatus } from '#app/ui/components/office-status.client.ts'
import { markCurrentSection } from '#app/ui/content/table-of-contents.client.ts'
import { enhanceHeader } from '#app/ui/layout/header.client.ts'
import { afterFirstPaint } from './after-first-paint.client.ts'
import { recordClicks } from './record-clicks.client.ts'
import { whenNear } from './when-near.client.ts'
import { whenUsed } from './when-used.client.ts'

// This reads the scroll position, which would force a layout before the first paint.
afterFirstPaint(enhanceHeader)
// The first time that a browser formats takes it tens of milliseconds on a phone.
afterFirstPaint(showOfficeStatus)
// Browsers before 2023 cannot make a style sheet: there this alone fails.
afterFirstPaint(publishBannerHeight)
manageConsent()
startAnalytics()
addBasketToLinks()
addCampaignToLinks()
markCurrentSection()
// The function is called by name: destructuring makes the build write each import three times.
const codePage = document.querySelector<HTMLElement>('main:has([data-basket-toggle])')
if (codePage) {
  const replayClicks = recordClicks(codePage)
  afterFirstPaint(() => {
    void import('#app/features/cpv/code-page/code-page.client.ts').then((module) => {
      module.enhance(codePage)
      replayClicks()
    })
  })
}
const liveForm = document.querySelector<HTMLFormElement>('[data-live-form]')
if (liveForm) {
  void import('#app/ui/forms/live-result.client.ts').then((module) => module.enhance(liveForm))
}
const letterQuestion = document.querySelector<HTMLElement>('[data-letter-question]')
if (letterQuestion) {
  const enhance = () => {
    void import('#app/features/letter/inbox/inbox.client.ts').then((module) => module.enhance(letterQuestion))
  }
  if (history.state?.letter) enhance()
  else whenUsed(letterQuestion, enhance)
}
const letterPage = document.querySelector<HTMLElement>('main:has([data-share])')
if (letterPage) {
  const replayClicks = recordClicks(letterPage)
  whenUsed(letterPage, () => {
    void import('./letter-page.client.ts').then((module) => {
      module.enhance(letterPage)
      replayClicks()
    })
  })
}
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const replayClicks = recordClicks(element)
  whenNear(element, () => {
    import('./hydrate-island.client.ts').then(
      (module) => module.hydrateIsland(element, replayClicks),
      () => {
        element.dataset.failed = ''
      },
    )
  })
}

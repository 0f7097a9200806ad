import { CpvBrowser } from '#app/features/cpv/code-browser/cpv-browser.tsx'
import { defineIsland } from './define-island.tsx'

export const island = defineIsland(CpvBrowser)

import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import { headScript } from '#app/head-script.ts'
import { storedCodesScript } from '#app/ui/codes/stored-codes-script.ts'
import { speculationRules } from '#app/ui/layout/speculation-rules.ts'
import { TAG_MANAGER_HOSTS } from '#config/tag-manager.ts'

const INLINE_HASHES = [headScript(), speculationRules(), storedCodesScript].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
)

const GOOGLE = {
  script: TAG_MANAGER_HOSTS.map((host) => `https://${host}`),
  image: [
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
    'https://www.google.lt',
  ],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.googleadservices.com',
    'https://www.google.com',
    'https://www.google.lt',
  ],
  frame: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
}
const TAG_MANAGER_POLICY = 'default'
const NO_HOSTS = { script: [], image: [], connect: [], frame: [`'none'`] }

/** These images hold no scripts, as SVG may. */
const ASSET_TYPE = /^(?:text\/(?:css|javascript)|font\/|image\/(?!svg))/

const COMMON_HEADERS = {
  strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
  // Browsers ignore these or take the policy instead.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const
const ASSET_HEADERS = {
  ...COMMON_HEADERS,
  crossOriginOpenerPolicy: false,
  referrerPolicy: false,
  xFrameOptions: false,
}

/** Assets omit the headers that matter only for pages: 700 bytes each. */
export function securityHeaders({ isDevelopment, gtmId }: { isDevelopment: boolean; gtmId: string | null }) {
  const assetHeaders = secureHeaders(ASSET_HEADERS)
  const pageHeaders = secureHeaders({
    ...COMMON_HEADERS,
    // This site itself gets the full address, for a form without scripts gives its campaign by it.
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: false, microphone: false, geolocation: false, payment: false, usb: false },
    contentSecurityPolicy: isDevelopment ? undefined : contentSecurityPolicy(gtmId),
  })
  return createMiddleware(async (c, next) => {
    await next()
    const isAsset = ASSET_TYPE.test(c.res.headers.get('Content-Type') ?? '')
    await (isAsset ? assetHeaders : pageHeaders)(c, async () => {})
  })
}

function contentSecurityPolicy(gtmId: string | null) {
  const foreign = gtmId === null ? NO_HOSTS : GOOGLE
  return {
    defaultSrc: [`'none'`],
    scriptSrc: [`'self'`, ...INLINE_HASHES, ...foreign.script],
    styleSrc: [`'self'`],
    imgSrc: [`'self'`, 'data:', ...foreign.image],
    fontSrc: [`'self'`],
    connectSrc: [`'self'`, ...foreign.connect],
    frameSrc: foreign.frame,
    formAction: [`'self'`],
    baseUri: [`'none'`],
    frameAncestors: [`'none'`],
    requireTrustedTypesFor: [`'script'`],
    trustedTypes: [gtmId === null ? `'none'` : TAG_MANAGER_POLICY],
  }
}

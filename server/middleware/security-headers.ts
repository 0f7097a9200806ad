import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { TAG_MANAGER_HOSTS } from '#app/features/consent/tag-manager-scripts.ts'
import { headScript } from '#app/head-script.ts'
import { speculationRules } from '#app/shared/layout/speculation-rules.ts'

interface SecurityOptions {
  isDevelopment: boolean
  /** Without a tag manager no other site is named in the policy. */
  gtmId: string | null
}

/** The inline texts of every page, in `app/root.tsx`. */
const INLINE_HASHES = [headScript(), speculationRules()].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
)

/** What the tag manager, Analytics and Ads need, by Google's own guide to content security policies. */
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
/** The policy that `consent.client.ts` makes before it loads the tag manager. */
const TAG_MANAGER_POLICY = 'default'
const NOTHING = { script: [], image: [], connect: [], frame: [] }

export function securityHeaders({ isDevelopment, gtmId }: SecurityOptions) {
  const trustedTypes = gtmId === null ? `'none'` : TAG_MANAGER_POLICY
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(!isDevelopment && {
      'Content-Security-Policy': contentSecurityPolicy(gtmId === null ? NOTHING : GOOGLE, trustedTypes),
    }),
  }
  return createMiddleware(async (c, next) => {
    await next()
    // Set on the answer itself: through the context its body would be copied into a stream first.
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  })
}

function contentSecurityPolicy(foreign: Record<keyof typeof GOOGLE, string[]>, trustedTypes: string): string {
  const directives = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...INLINE_HASHES, ...foreign.script],
    'style-src': [`'self'`],
    'img-src': [`'self'`, 'data:', ...foreign.image],
    'font-src': [`'self'`],
    'connect-src': [`'self'`, ...foreign.connect],
    'frame-src': foreign.frame,
    'manifest-src': [`'self'`],
    'form-action': [`'self'`],
    'base-uri': [`'none'`],
    'frame-ancestors': [`'none'`],
    'require-trusted-types-for': [`'script'`],
    'trusted-types': [trustedTypes],
  }
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'

export interface SecurityVariables {
  /** For inline scripts of this answer; empty in development, where it would differ at hydration. */
  nonce: string
}

const GTM = 'https://www.googletagmanager.com'
const GOOGLE_ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com'

export function securityHeaders({ isDevelopment, gtmId }: { isDevelopment: boolean; gtmId: string | null }) {
  return createMiddleware<{ Variables: SecurityVariables }>(async (c, next) => {
    const nonce = isDevelopment ? '' : randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    c.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    c.header('X-Frame-Options', 'DENY')
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (!isDevelopment) c.header('Content-Security-Policy', contentSecurityPolicy(nonce, gtmId))
  })
}

function contentSecurityPolicy(nonce: string, gtmId: string | null): string {
  const tagManager = gtmId === null ? '' : ` ${GTM}`
  const measurement = gtmId === null ? '' : ` ${GTM} ${GOOGLE_ANALYTICS}`
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${tagManager}`,
    `style-src 'self'`,
    `img-src 'self' data:${measurement}`,
    `font-src 'self'`,
    `connect-src 'self'${measurement}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

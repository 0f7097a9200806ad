import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StaffPerson } from '#app/infra/staff-people.server.ts'
import { StaffDocument } from '#app/staff/staff-frame.tsx'
import type { RequestEnv } from '../http/request-env.ts'

export interface StaffEnv extends RequestEnv {
  Variables: RequestEnv['Variables'] & {
    origin: string
    person: StaffPerson
  }
}

export type StaffContext = Context<StaffEnv>

export function page(c: Context, content: ReactNode, status: ContentfulStatusCode = 200): Response {
  return c.html(`<!DOCTYPE html>${renderToStaticMarkup(content)}`, status)
}

export function notice(c: Context, status: ContentfulStatusCode, content: string): Response {
  return page(c, createElement(StaffDocument, { title: 'Nepavyko', content }), status)
}

export function tooMany(c: Context, waitSeconds: number): Response {
  c.header('Retry-After', String(waitSeconds))
  return notice(c, 429, `Per daug bandymų. Bandykite dar kartą po ${Math.ceil(waitSeconds / 60)}\u00a0min.`)
}

export function readCookie(c: StaffContext, name: string): string {
  return (isSecure(c) ? getCookie(c, name, 'host') : getCookie(c, name)) ?? ''
}

export function leaveCookie(c: StaffContext, name: string, value = '', maxAge = 0): void {
  const prefix = isSecure(c) ? 'host' : undefined
  setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge, prefix })
}

function isSecure(c: StaffContext): boolean {
  return c.get('origin').startsWith('https:')
}

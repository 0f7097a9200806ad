import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StaffPerson } from '#app/infra/staff-people.server.ts'
import { StaffDocument } from '#app/staff/staff-frame.tsx'
import type { RequestEnv } from '../http/request-env.ts'

export interface StaffEnv extends RequestEnv {
  Variables: RequestEnv['Variables'] & {
    /** The page's own origin, by the `Host` that was asked for. */
    origin: string
    person: StaffPerson
  }
}

export function page(c: Context, content: ReactNode, status: ContentfulStatusCode = 200): Response {
  return c.html(`<!DOCTYPE html>${renderToStaticMarkup(content)}`, status)
}

export function notice(c: Context, status: ContentfulStatusCode, sentence: string): Response {
  return page(c, createElement(StaffDocument, { title: 'Nepavyko' }, sentence), status)
}

export function tooMany(c: Context, waitSeconds: number): Response {
  c.header('Retry-After', String(waitSeconds))
  return notice(c, 429, `Per daug bandymų. Bandykite dar kartą po ${Math.ceil(waitSeconds / 60)}\u00a0min.`)
}

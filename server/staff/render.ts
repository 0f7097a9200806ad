import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaffNotice } from '#app/staff/staff-frame.tsx'

export function page(c: Context, content: ReactNode, status: ContentfulStatusCode = 200): Response {
  return c.html(`<!DOCTYPE html>${renderToStaticMarkup(content)}`, status)
}

export function notice(c: Context, status: ContentfulStatusCode, title: string, sentence: string): Response {
  return page(c, createElement(StaffNotice, { title, sentence }), status)
}

export function tooMany(c: Context, waitSeconds: number): Response {
  c.header('Retry-After', String(waitSeconds))
  const sentence = `Bandykite dar kartą po ${Math.ceil(waitSeconds / 60)}\u00a0min.`
  return notice(c, 429, 'Per daug bandymų', sentence)
}

import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FormCall } from '#app/ui/form-call.ts'
import { RefusalPage } from '#app/ui/layout/refusal-page.tsx'
import { readFormCall } from '#app/ui/read-form-call.ts'
import * as urls from '#app/ui/urls.ts'
import { placeholders, site } from '#config/site.ts'

const JSON_TYPE = 'application/json'
const HTML_TYPE = 'text/html'
const MAX_ACCEPT_LENGTH = 1_000
const MAX_CALL_LENGTH = 1_000

/** People get a page, scripts `{ message }`; the message is for visitors, in Lithuanian. */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const allHeaders = { 'Cache-Control': 'no-store', Vary: 'Accept, Sec-Fetch-Mode', ...headers }
  return wantsHtml(c)
    ? c.html(refusalPage(message, c.req), status, allHeaders)
    : c.json({ message }, status, allHeaders)
}

function wantsHtml(c: Context): boolean {
  if (c.req.header('Sec-Fetch-Mode') === 'navigate') return true
  if ((c.req.header('Accept') ?? '').length > MAX_ACCEPT_LENGTH) return false
  return accepts(c, { header: 'Accept', supports: [JSON_TYPE, HTML_TYPE], default: JSON_TYPE }) === HTML_TYPE
}

function refusalPage(message: string, req: Context['req']): string {
  const isFormSubmission = req.method === 'POST'
  const formHref = urls.leadForm(callIn(isFormSubmission ? req.header('Referer') : req.url))
  const phone = placeholders.has(site.phone) ? null : site.phone
  const email = placeholders.has(site.email) ? null : site.email
  const page = createElement(RefusalPage, { message, isFormSubmission, phone, email, formHref })
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}

/** The codes and words of the page that was asked for, or from which the form was sent. */
function callIn(address = ''): FormCall {
  const { search = '', searchParams } = URL.parse(address) ?? {}
  return searchParams && search.length <= MAX_CALL_LENGTH ? readFormCall(searchParams) : {}
}

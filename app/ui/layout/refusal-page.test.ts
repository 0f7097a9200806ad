import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RefusalPage } from './refusal-page.tsx'

const FAILURE = { message: 'Nepavyko.', isFormSubmission: true }

test('the firm’s phone and e-mail are named when they are filled in', () => {
  const page = pageWith({ phone: '+370 612 34567', email: 'info@imone.test' })

  expect(page).toContain('href="tel:+37061234567"')
  expect(page).toContain('href="mailto:info@imone.test"')
})

test('a phone or e-mail that is not filled in is left out', () => {
  expect(pageWith({ phone: null, email: null })).not.toMatch(/tel:|mailto:/)
})

function pageWith(contacts: { phone: string | null; email: string | null }): string {
  return renderToStaticMarkup(createElement(RefusalPage, { ...FAILURE, ...contacts, formHref: '/' }))
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keysOf } from '#app/domain/data/record.ts'
import { Consents } from './form/fields/consents.tsx'
import { withAllFields } from './form/initial-lead-form.ts'
import { CONSENT_VERSION, CONSENTS } from './lead-consents.ts'

/** SHA-256 of the words of every version there was. Never change a line; add one. */
const WORDS_OF_VERSIONS: Record<string, string> = {
  '2026-11': '68d3862b7ea917f718cc91a311fd3169bc0ef1a7e05ae63dcc487c243a7d313e',
}

const rendered = renderToStaticMarkup(<Consents values={withAllFields({})} errors={{}} />)

test('the version that is stored with a lead identifies the words that its sender saw', () => {
  const words = rendered
    .match(/(?<=<label[^>]*>).*?(?=<\/label>)/g)
    ?.map((label) => label.replace(/<[^>]+>/g, ''))
  const digest = createHash('sha256')
    .update(words?.join('\n') ?? '')
    .digest('hex')

  expect(words).toHaveLength(keysOf(CONSENTS).length)
  expect(
    digest,
    `The words people agree to have changed, but CONSENT_VERSION is still ${CONSENT_VERSION}. Raise it in lead-consents.ts, change the journeys that name the check box (grep the old words under tests), and add a line to WORDS_OF_VERSIONS: '<version>': '${digest}'.`,
  ).toBe(WORDS_OF_VERSIONS[CONSENT_VERSION])
})

test('what people agree to is a click away, in a window of its own', () => {
  const links = keysOf(CONSENTS).flatMap((name) => CONSENTS[name].filter((part) => typeof part !== 'string'))

  expect(links.length).toBeGreaterThan(0)
  for (const { text, href } of links) {
    expect(rendered).toContain(`<a href="${href}" target="_blank" rel="noopener" class="link">${text}</a>`)
  }
})

test('the privacy policy quotes the words beside the check box', () => {
  const policy = readFileSync('content/legal/privatumo-politika.mdx', 'utf8').replaceAll('\u00a0', ' ')
  const words = CONSENTS.privacy_consent.map((part) => (typeof part === 'string' ? part : part.text)).join('')

  expect(policy).toContain(`„${words.replaceAll('\u00a0', ' ').replace(/\.$/, '')}“`)
})

import { sql } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { listLeads } from '#app/features/lead/desk/lead-list.server.ts'
import { readMailFaults } from '#app/features/lead/mail/queue/undelivered-store.server.ts'
import { leads } from '#db/schema/leads.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { LeadRow } from './lead-row.tsx'
import { readFilter } from './list-query.ts'
import { monthScreen } from './month-screen.tsx'
import type { ScreenRequest } from './staff-frame.tsx'

const { db } = await openTestDatabase()
const SUNDAY = new Date('2026-10-04T08:00Z')
const GOOGLE = { landing_page: 'https://example.lt/?gclid=a', created_at: SUNDAY, answered_at: SUNDAY }

beforeEach(async () => {
  await db.delete(leads)
  await db.execute(sql`delete from lead_sums`)
})

async function monthHtml(menuo: string): Promise<string> {
  const request = { desk: { db }, params: new URLSearchParams({ menuo }) } as ScreenRequest
  const { content } = await monthScreen(request)
  return renderToStaticMarkup(content)
}

async function monthText(menuo: string): Promise<string> {
  return (await monthHtml(menuo)).replace(/<[^>]+>/g, '|')
}

test('the name of a campaign in a month leads to its requests of that month', async () => {
  await db
    .insert(leads)
    .values([
      leadRow({ created_at: SUNDAY, utm_campaign: 'Stogai & langai' }),
      leadRow({ created_at: SUNDAY, utm_campaign: 'kita' }),
    ])
  const [, href = ''] = /href="([^"]+)"[^>]*><bdi[^>]*>Stogai/.exec(await monthHtml('2026-10')) ?? []
  const filter = readFilter(new URL(href.replaceAll('&amp;', '&'), 'http://localhost').searchParams, 'Ona')
  expect((await Array.fromAsync(listLeads(db, filter))).map(({ utm_campaign }) => utm_campaign)).toEqual([
    'Stogai & langai',
  ])
})

test('a month has the sum of a source with several rows, no median of nothing, and its own words when empty', async () => {
  const others = { created_at: SUNDAY, utm_source: 'facebook' }
  await db
    .insert(leads)
    .values([
      leadRow({ ...GOOGLE, utm_term: 'stogai' }),
      leadRow({ ...GOOGLE, utm_term: 'langai' }),
      leadRow(others),
    ])
  const text = await monthText('2026-10')

  expect(text).toMatch(/Google Ads\|+Iš viso\|+2\|/)
  expect(text).not.toMatch(/facebook\|+Iš viso|mediana/)
  expect(await monthText('2026-08')).toContain('Tą mėnesį užklausų negauta.')
})

test('a mail that was queued a moment ago is no fault', async () => {
  const [queued] = await db
    .insert(leads)
    .values(leadRow({ mail_state: 'pending', created_at: SUNDAY }))
    .returning()
  expect((await readMailFaults(db)).count).toBe(0)
  await db.update(leads).set({ mail_attempts: 1, mail_last_error: '535 no' })
  expect([queued?.mail_last_error, (await readMailFaults(db)).count]).toEqual([null, 1])
})

test('a row begins with the wish, in red only while somebody has to call, and says its state once', async () => {
  const wish = { contact_by: 'phone', status_by: 'Ona' } as const
  const rows = [
    leadRow({ ...wish, phone: '+370 612 34567' }),
    leadRow({ ...wish, phone: '+370 612 34567', status: 'won' }),
    leadRow({ ...wish, phone: '+370 612 34567', status: 'reached', again_at: SUNDAY }),
    leadRow({ ...wish, phone: '+370 612 34567', status: 'taken' }),
  ]
  const stored = await db.insert(leads).values(rows).returning()
  const texts = stored.map((lead) =>
    renderToStaticMarkup(LeadRow({ lead, href: '/', waiting: '', view: 'all' })),
  )
  const beginning = /lead-what"><span class="([^"]*)">([^<]*)/
  expect(texts.map((html) => beginning.exec(html)?.slice(1))).toEqual([
    ['hot', 'Skambinti'],
    ['text-ink-2', 'Skambinti'],
    ['hot', 'Skambinti'],
    ['hot', 'Skambinti'],
  ])
  expect(texts[1]?.match(/Laimėta \(Ona\)/g)).toHaveLength(1)
  expect(texts[3]).toContain('<span>Paimta (Ona)</span>')
  expect(texts[3]).toContain('<bdi class="trade">stogai</bdi>')
})

test('a held row says whether a sample waits or spam is suspected, and why', async () => {
  const waiting = { sample_state: 'waiting', sample_reason: 'the form was sent without scripts' } as const
  const spam = { mail_state: 'quarantined', quarantine_reason: 'many links', contact_by: 'phone' } as const
  const stored = await db
    .insert(leads)
    .values([leadRow(waiting), leadRow(spam)])
    .returning()
  const texts = stored.map((lead) =>
    renderToStaticMarkup(LeadRow({ lead, href: '/', waiting: '', view: 'held' })),
  )
  expect(texts[0]).toContain('<span>Pavyzdys laukia: neįsitikinta, kad formą pildė žmogus')
  expect(texts[1]).toContain('<span>Galimas šlamštas: daug nuorodų</span>')
  expect(texts[1]).toContain('<span class="hot">Skambinti')
})

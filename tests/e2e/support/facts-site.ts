import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFacts } from '#config/site.ts'
import { createDataDir } from '../../support/data-dir.ts'
import { freePort } from '../../support/free-port.ts'
import { type SiteServer, startServer } from '../../support/site-server.ts'

export function startOptionalFieldsSite(): Promise<SiteServer> {
  return startSiteOf({ leadForm: { isPhoneRequired: false, isReferralSourceRequired: false } })
}

export const PHOTO = '/photos/ona.png'
export const LONG_NAME = 'Statybų, remonto ir priežiūros viešųjų pirkimų radaras LT EU'
export const LONG_EMAIL = 'statybu.remonto.ir.prieziuros.pirkimai@viesieji-rangai.lt'

/** A name as long as the check allows, addresses without a place to break, a photo that is not there and one that is. */
export function startLongFactsSite(): Promise<SiteServer> {
  const partner = {
    name: 'Konstantinas Jankauskas-Petrauskas',
    role: 'Partneris Lietuvoje',
    country: null,
    email: LONG_EMAIL,
    phones: ['+370 612 34567', '+370 612 34568'],
    website: { label: 'www.statyburemontoirprieziurosviesiejipirkimai.lt', url: 'https://example.lt/' },
    photo: '/photos/nera.jpg',
  }
  const partners = [partner, { ...partner, name: 'Ona', photo: PHOTO }, { ...partner, name: 'Rūta' }]
  const officeHours = { opens: '10:00', closes: '19:00', fridayCloses: '15:45', closedOn: [] }
  const otherPhones = ['+370 46 123 456', '+371 2000 0000']
  const socialLinks = ['Facebook', 'LinkedIn'].map((label) => ({ label, url: 'https://example.lt/' }))
  const optional = { vatCode: 'LT100001234567', officeHours, otherPhones, socialLinks }
  return startSiteOf({ name: LONG_NAME, email: LONG_EMAIL, partners, ...optional })
}

async function startSiteOf(facts: SiteFacts): Promise<SiteServer> {
  const port = await freePort()
  const dataDir = await createDataDir()
  mkdirSync(join(dataDir, 'photos'))
  copyFileSync('public/icon-512.png', join(dataDir, PHOTO))
  return startServer({ dataDir, facts, env: { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` } })
}

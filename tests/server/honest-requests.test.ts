import { expect, test } from 'vitest'
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '#app/features/lead/spam/anti-spam-fields.ts'
import { issueFormToken } from '#app/features/lead/spam/form-token.server.ts'
import { ordinaryPerNetwork } from '#config/limits.ts'
import { prepareSite } from '../faults/support/site.ts'
import { FORM_SECRET } from '../faults/support/visitors.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { ask, HOST } from '../support/proxy-requests.ts'
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts'

type Changes = Record<string, string>

interface UnusualRequest {
  form?: Changes
  headers?: Record<string, string>
  path?: '/uzklausa' | '/api/leads'
  /** How long ago the form was opened, in seconds; missing when no script has run. */
  openedAgo?: number
}

const UKRAINIAN =
  'Виконуємо будівельні роботи: ремонт дахів, утеплення фасадів, монтаж вікон, внутрішнє оздоблення, прибирання приміщень, вивезення сміття та благоустрій території'
const CHINESE = '我们在维尔纽斯提供建筑施工屋顶维修以及清洁服务请发送报价和样本非常感谢'

/** People send such forms, and for each of them there are filters that see a robot in it. */
const UNUSUAL_REQUESTS: Record<string, UnusualRequest> = {
  'a company named after its own site': { form: { company: 'www.azuolo-stogai.lt' } },
  'a company with its address in its name': { form: { company: 'UAB „Stogai“ (https://stogai.lt)' } },
  'two ordinary links': {
    form: { industry: 'Stogai: https://www.stogai.lt ir https://www.stogai.lt/darbai' },
  },
  'three ordinary links': { form: { industry: 'https://a.lt, https://b.lt ir www.c.lt' } },
  'a firm that sells HTML courses': { form: { industry: 'HTML <a href> mokymai' } },
  'a Ukrainian firm': { form: { company: 'ТОВ „Дах“', industry: UKRAINIAN } },
  'a Chinese firm': { form: { name: '王小明', industry: CHINESE } },
  'a Ukrainian firm with links and markup': {
    form: { industry: `${UKRAINIAN} <a href="https://a.ua">a</a> https://b.ua https://c.ua` },
  },
  'Polish, Latvian and Estonian letters': {
    form: { name: 'Łucja Bērziņa-Jõgi', company: 'Śląskie Zakłady Sp. z o.o.' },
  },
  'a site for a name': { form: { name: 'www.jonas.lt' } },
  'formulas, quotes and signs': { form: { company: '=1+1 <UAB> & "Ko" 🙂', industry: `'; --` } },
  'a Latvian company and phone': { form: { company_code: '40003032949', phone: '+371 20 000 000' } },
  'a browser that fills the form in itself, in two seconds': { openedAgo: 2, path: '/api/leads' },
  'a browser that sends at once': { openedAgo: 0, path: '/api/leads' },
  'a page that was open over night': { openedAgo: 30 * 3_600, path: '/api/leads' },
  'a page from before the clock was set back': { openedAgo: -600, path: '/api/leads' },
  'a password manager that fills the hidden field': { form: { [HONEYPOT_FIELD]: 'https://azuolo.lt' } },
  'no scripts and no origin': { headers: { Origin: '' } },
  'no scripts and a hidden origin': { headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' } },
  'overlong campaign values': { form: { utm_term: 'x'.repeat(3_000), landing_page: 'y'.repeat(9_000) } },
}

/** With and without scripts, as many each as staff are mailed of one network. */
const OFFICE = ordinaryPerNetwork

test(`${Object.keys(UNUSUAL_REQUESTS).length} kinds of odd requests and two offices of ${OFFICE}, behind TLS, all reach the mailbox`, async () => {
  await using site = await prepareSite('embedded')
  const proxy = await startTlsProxy(HOST)
  const mailEnv = { MAIL_TO: 'staff@pavyzdys.test', MAIL_FROM: 'site@pavyzdys.test' }
  const server = await site.start({ SITE_URL: proxy.url, TRUST_PROXY: '2', ...mailEnv })
  proxy.forwardTo(server.url)

  const responses: Record<string, number> = {}
  for (const [what, odd] of Object.entries(UNUSUAL_REQUESTS)) responses[what] = await send(proxy, what, odd)
  for (let i = 0; i < OFFICE; i++) {
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    responses[`office ${i}`] = await send(proxy, `office ${i}`, {
      headers,
      openedAgo: 60,
      path: '/api/leads',
    })
    responses[`plain office ${i}`] = await send(proxy, `plain office ${i}`, { headers })
  }

  const refused = Object.entries(responses).filter(([, status]) => status !== 200 && status !== 303)
  expect(refused).toEqual([])
  const mailed = () =>
    new Set(site.smtp.mails.map(({ text }) => /\(utm_source\): (.*)/.exec(text ?? '')?.[1]))
  const missing = () => Object.keys(responses).filter((what) => !mailed().has(what))
  await expect.poll(missing).toEqual([])
  const marked = site.smtp.mails.filter(({ subject }) => subject?.startsWith('Galimas šlamštas: '))
  // The honeypot, and several signals together.
  expect(marked).toHaveLength(2)
  await server.stop()
  await proxy.stop()
})

/** Sends the form of another person as a browser does it; `what` travels as a campaign value, which people do not see. */
async function send(proxy: TlsProxy, what: string, odd: UnusualRequest): Promise<number> {
  const { form = {}, headers = {}, path = '/uzklausa', openedAgo } = odd
  const token =
    openedAgo === undefined ? null : issueFormToken(FORM_SECRET, new Date(Date.now() - openedAgo * 1_000))
  const email = `a${crypto.randomUUID()}@azuolo-stogai.lt`
  const body = validLeadForm({
    email,
    utm_source: what,
    ...form,
    ...(token && { [FORM_TOKEN_FIELD]: token }),
  })
  const { host, origin, port } = new URL(proxy.url)
  const given = Object.entries({ Host: host, Origin: origin, ...headers }).filter(([, value]) => value !== '')
  return (await ask(Number(port), { path, headers: Object.fromEntries(given), form: body })).status
}

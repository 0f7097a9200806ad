import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { type SiteServer, startServer } from './site-server.ts'

export const STAFF_URL = 'https://staff.pavyzdys.test'

/** A public site whose staff page is open, behind a proxy that ends TLS. */
export interface StaffSite extends SiteServer {
  staffPort: number
}

export const STAFF_ENV = {
  SITE_URL: 'https://www.pavyzdys.test',
  STAFF_URL,
  STAFF_PORT: '0',
  STAFF_EMAILS: 'Ona Onaitė <Ona@pavyzdys.test>, jonas@pavyzdys.test',
  TRUST_PROXY: '1',
  MAIL_TRANSPORT: 'file',
}

export async function startStaffSite(options: Parameters<typeof startServer>[0] = {}): Promise<StaffSite> {
  const site = await startServer({ ...options, env: { ...STAFF_ENV, ...options.env } })
  return { ...site, staffPort: await staffPortOf(site) }
}

export async function staffPortOf(site: SiteServer): Promise<number> {
  const ready = () => site.logs().find(({ msg }) => msg === 'the staff page is ready')
  return vi.waitUntil(() => Number(ready()?.port), WAIT)
}

const seenMails: string[] = []
/** Hooks wait, too, which `expect.poll` cannot. */
const WAIT = { timeout: 120_000 }

interface StaffRequest {
  method?: string
  host?: string
  /** That of the page itself, unless given; null sends none. */
  origin?: string | null
  cookie?: string
  form?: Record<string, string>
  headers?: Record<string, string>
  /** The address that the proxy saw. */
  from?: string
}

/** `fetch` itself would not send another host. */
export async function fetchStaff(
  { staffPort }: Pick<StaffSite, 'staffPort'>,
  path: string,
  {
    method,
    host = new URL(STAFF_URL).host,
    origin = STAFF_URL,
    cookie,
    form,
    headers,
    from,
  }: StaffRequest = {},
): Promise<Response> {
  const body = form && String(new URLSearchParams(form))
  const sent = request({
    host: '127.0.0.1',
    port: staffPort,
    path,
    method: method ?? (form ? 'POST' : 'GET'),
    headers: {
      Host: host,
      'X-Forwarded-For': from ?? '203.0.113.9',
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(body !== undefined && {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...(origin !== null && { Origin: origin }),
      }),
      ...headers,
    },
  })
  sent.end(body)
  const [incoming] = await new Promise<[IncomingMessage]>((resolve, reject) => {
    sent.once('response', (message) => resolve([message]))
    sent.once('error', reject)
  })
  const received = new Headers()
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    received.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '')
  }
  return new Response(await text(incoming), { status: incoming.statusCode ?? 0, headers: received })
}

/** The cookie by which a browser shows the code that it asked for. */
export async function askForCode(site: StaffSite, address: string, from?: string): Promise<string> {
  const response = await fetchStaff(site, '/prisijungti', {
    form: { adresas: address },
    ...(from && { from }),
  })
  return cookieOf(response)
}

/** Takes the code from the next mail to this address; names of files are not in the order of time. */
export async function mailedCode(site: StaffSite, address: string): Promise<string> {
  const findNew = async () =>
    (await site.mails()).find(
      ({ messageId, to }) =>
        !seenMails.includes(`${site.dataDir} ${messageId}`) && JSON.stringify(to).includes(`"${address}"`),
    )
  const mail = await vi.waitUntil(findNew, WAIT)
  seenMails.push(`${site.dataDir} ${mail?.messageId}`)
  return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
}

/** Gives the cookie of the new session. */
export async function signIn(site: StaffSite, address: string): Promise<string> {
  const cookie = await askForCode(site, address)
  const code = await mailedCode(site, address)
  return cookieOf(
    await fetchStaff(site, '/prisijungti/kodas', { cookie, form: { adresas: address, kodas: code } }),
    '__Host-staff=',
  )
}

export function cookieOf(response: Response, start = ''): string {
  const [cookie = ''] = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((line) => line.startsWith(start) && !line.endsWith('='))
  return cookie
}

import { expect, test } from 'vitest'
import { report } from '../support/fault-table.ts'
import { type ConnectionFault, startDatabaseProxy } from './support/database-proxy.ts'
import { either } from './support/length.ts'
import { countUndelivered } from './support/mailbox.ts'
import { prepareSite } from './support/site.ts'
import { tally } from './support/tally.ts'
import { browserForm, sendOnce } from './support/visitors.ts'

/** In the order of a transaction; the last one is carried out, but nobody hears of it. */
const MOMENTS: Pick<ConnectionFault, 'at' | 'isDelivered'>[] = [
  { at: 'begin' },
  { at: 'insert into "leads"' },
  { at: 'commit' },
  { at: 'commit', isDelivered: true },
]
/** More than the site has connections: none of them may stay behind. */
const ROUNDS = 12
const BREAKS = MOMENTS.map((moment): ConnectionFault => ({ ...moment, way: 'cut' }))
const SILENCES = MOMENTS.map((moment): ConnectionFault => ({ ...moment, way: 'silence' }))

test.for([
  {
    fault: 'connection to the database breaks before, in, at the end of and after the transaction',
    faults: Array.from({ length: ROUNDS }, () => either(BREAKS, BREAKS.slice(0, 1)))
      .flat()
      .concat(BREAKS),
  },
  {
    fault: 'database falls silent before, in, at the end of and after the transaction',
    faults: either(SILENCES, SILENCES.slice(1, 2)),
  },
])(
  '$fault: each visitor is thanked, each lead mailed, the next one stored',
  async ({ fault, faults }, { task }) => {
    await using site = await prepareSite('postgres')
    const proxy = await startDatabaseProxy(site.place.env.DATABASE_URL ?? '')
    const server = await site.start({ DATABASE_URL: proxy.url })
    const send = async () => (await sendOnce(server.url, browserForm())).reference ?? ''

    const thanked: string[] = []
    for (const each of faults) {
      proxy.arm(each)
      thanked.push(await send())
      expect(proxy.hasFailed()).toBe(true)
      proxy.heal()
    }
    const afterwards = await send()
    await expect.poll(() => countUndelivered(server), { interval: 500 }).toBe(0)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await server.stop()
    await proxy.stop()

    const stored = await site.place.leads()
    expect(stored).toContainEqual({ reference: afterwards, state: 'sent' })
    const counts = tally([...thanked, afterwards], stored, site.smtp.mails)
    expect(counts).toMatchObject({ lost: 0, duplicated: 0 })
    report(task, fault, 'postgres', counts)
  },
)

// The adversary, in a process of its own: what it does must not slow down the clock of honest visitors.
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { tallied } from '../support/figures.ts'
import { ATTACKERS, type Attack, type AttackCounts, type Attacker } from './attack.ts'
import { CONNECTION_ATTACKS } from './connection-attacks.ts'
import { FORM_ATTACKS } from './form-attacks.ts'
import { PAGE_ATTACKS } from './page-attacks.ts'
import type { AdversaryPlan, AdversaryReport } from './start-adversary.ts'

const plan: AdversaryPlan = JSON.parse(await text(process.stdin))
const endsAt = performance.now() + plan.seconds * 1_000
const attacks = [...PAGE_ATTACKS, ...FORM_ATTACKS, ...CONNECTION_ATTACKS]
const campaigns = attacks.flatMap((attack) =>
  ATTACKERS.map(
    async (attacker) => [`${attack.name}, ${attacker.name}`, await wage(attack, attacker)] as const,
  ),
)
const report: AdversaryReport = Object.fromEntries(await Promise.all(campaigns))
console.log(JSON.stringify(report))
process.exit()

/** At an even rate, except while it is told to wait. */
async function wage({ perSecond, maxAtOnce, strike }: Attack, attacker: Attacker): Promise<AttackCounts> {
  const results: string[] = []
  let waitedMs = 0
  let waitsUntil = 0
  let underWay = 0
  const strikeOnce = async () => {
    underWay += 1
    const { result, waitSeconds = 0 } = await strike(plan.url, attacker).catch(() => ({
      result: 'failed',
      waitSeconds: 1,
    }))
    underWay -= 1
    results.push(result)
    waitsUntil = Math.max(waitsUntil, Math.min(performance.now() + waitSeconds * 1_000, endsAt))
  }
  while (performance.now() < endsAt) {
    const waitMs = waitsUntil - performance.now()
    if (waitMs > 0) {
      waitedMs += waitMs
      await pause(waitMs)
    }
    if (underWay < maxAtOnce && performance.now() < endsAt) void strikeOnce()
    await pause(1_000 / (perSecond * plan.share))
  }
  const stillOpen = Array.from({ length: underWay }, () => 'under way at the end')
  return { results: tallied([...results, ...stillOpen]), waitedSeconds: waitedMs / 1_000 }
}

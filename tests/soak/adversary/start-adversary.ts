import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { AttackCounts } from './attack.ts'

export interface AdversaryPlan {
  url: string
  seconds: number
  /** Of the rates of the attacks. */
  share: number
}

export type AdversaryReport = Record<string, AttackCounts>

export interface Adversary extends AsyncDisposable {
  /** Resolves when the adversary has finished. */
  report: Promise<AdversaryReport>
}

export function startAdversary(plan: AdversaryPlan): Adversary {
  const child = spawn(process.execPath, ['tests/soak/adversary/main.ts'], {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  const ended = once(child, 'close')
  child.stdin.end(JSON.stringify(plan))
  return {
    report: text(child.stdout).then((output) => JSON.parse(output)),
    async [Symbol.asyncDispose]() {
      kill()
      await ended
      process.off('exit', kill)
    },
  }
}

/** Where an attacker's requests come from, as the proxy in front of the site writes it. */
export interface Attacker {
  name: string
  address(): string
}

export interface Outcome {
  /** A status, or how a connection ended. */
  result: string
  /** How long the adversary was told to wait. */
  waitSeconds?: number
}

/** One kind of attack, repeated at an even rate; never so many at once that it only slows itself down. */
export interface Attack {
  name: string
  perSecond: number
  maxAtOnce: number
  /** One time. It rejects when there is no answer. */
  strike(url: string, attacker: Attacker): Promise<Outcome>
}

/** The results of one kind of attack. */
export interface AttackCounts {
  results: Record<string, number>
  /** How long the adversary paused because it was told to. */
  waitedSeconds: number
}

export const ATTACKERS: readonly Attacker[] = [
  { name: 'IPv4 address', address: () => '203.0.113.66' },
  { name: 'IPv6 /48', address: () => `2001:db8:77:${randomGroup()}::${randomGroup()}` },
]

function randomGroup(): string {
  return Math.floor(Math.random() * 65_536).toString(16)
}

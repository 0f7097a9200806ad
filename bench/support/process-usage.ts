import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const BYTES_PER_MB = 1_000_000

/** CPU seconds, user and system, that the processes and their ended children have used. Linux only. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = statOf(pid)
    return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0)
  })
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND
}

/** Memory that the process holds now, in MB of a million bytes; `own` leaves out Node's program file. */
export function memoryMb(pid: number): { resident: number; own: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1_024) / BYTES_PER_MB
  return { resident: megabytes('VmRSS'), own: megabytes('RssAnon') }
}

/** The process and those that it has started. */
export function processTree(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((other) => Number.isInteger(other) && parentOf(other) === pid)
  return [pid, ...children]
}

export function parentOf(pid: number): number | null {
  try {
    return Number(statOf(pid)[1])
  } catch {
    return null
  }
}

/** The fields of /proc/<pid>/stat after the name, which may hold blanks: state, parent, … */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

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

/**
 * Memory that the process and those that it has started hold now, in MB of a million bytes, what several share counted
 * once; `own` leaves out files, such as Node's program.
 */
export function memoryMb(pid: number): { resident: number; own: number } {
  const rollups = processTree(pid).map((each) => readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))
  const megabytes = (name: string) =>
    rollups
      .map((text) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1]))
      .reduce((sum, kilobytes) => sum + (kilobytes * 1_024) / BYTES_PER_MB, 0)
  return { resident: megabytes('Pss'), own: megabytes('Pss_Anon') }
}

/** The process and those that it has started, and so on. */
export function processTree(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((other) => Number.isInteger(other) && parentOf(other) === pid)
  return [pid, ...children.flatMap(processTree)]
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

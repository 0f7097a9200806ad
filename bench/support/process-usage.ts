import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const BYTES_PER_MB = 1_000_000

/** CPU seconds, user and system, that the process and its ended children have used. Linux only. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid)
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / TICKS_PER_SECOND
}

/** Proportional memory (PSS) of the process and its descendants; a MB has a million bytes. */
export function memoryMb(pid: number): number {
  const kilobytes = processTree(pid).map(sharedKilobytes)
  return kilobytes.reduce((sum, each) => sum + (each * 1_024) / BYTES_PER_MB, 0)
}

/** The process may have ended meanwhile, like those of database connections. */
function sharedKilobytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

function processTree(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((other) => Number.isInteger(other) && parentOf(other) === pid)
  return [pid, ...children.flatMap(processTree)]
}

function parentOf(pid: number): number | null {
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

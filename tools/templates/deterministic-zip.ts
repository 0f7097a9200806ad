import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const TIMESTAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
const PROPERTIES = 'docProps/core.xml'

/** The file leaves out the moment of its making: the same content gives the same bytes. */
export function withFixedTimestamps(file: Uint8Array, day: string): Uint8Array {
  const entries = Object.entries(unzipSync(file)).map(([path, content]) => {
    const isProperties = path === PROPERTIES
    const dated = isProperties && strToU8(strFromU8(content).replace(TIMESTAMP, `${day}T00:00:00Z`))
    return [path, dated || content] as const
  })
  // Zip entries carry local time; the first that they can express is the same everywhere.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) })
}

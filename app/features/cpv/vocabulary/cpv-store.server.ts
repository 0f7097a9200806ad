import { asc } from 'drizzle-orm'
import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { cpvData } from '#db/schema/cpv.ts'
import type { CpvEntry } from './cpv-entry.ts'

/** The entries are ordered by code. A hosted table may have codes without the hyphen. */
export async function loadCpvEntries(db: Database): Promise<CpvEntry[]> {
  const rows = await db.select().from(cpvData).orderBy(asc(cpvData.code))
  return rows.flatMap(({ code, parent_code, ...names }) => {
    const parsed = parseCpvCode(code)
    return parsed
      ? [{ code: parsed, parent_code: parent_code ? parseCpvCode(parent_code) : null, ...names }]
      : []
  })
}

import { join } from 'node:path'
import { exportAllColumns } from '#app/features/lead/admin/export-leads.server.ts'
import type { CommandDeps } from '#app/features/lead/admin/lead-admin-store.server.ts'
import { listCommand, showCommand } from '#app/features/lead/admin/lead-commands.server.ts'
import { listLeads } from '#app/features/lead/admin/lead-list.server.ts'
import { statsByCommand, statsCommand } from '#app/features/lead/admin/stats/lead-stats.server.ts'
import { STATS_GROUPINGS } from '#app/features/lead/admin/stats/lead-stats-store.server.ts'
import { type DatabaseLocation, openDatabase } from '#app/infra/database/database.server.ts'

const EVERY_LEAD = { limit: 10_000 }

export type AdminOutput = Awaited<ReturnType<typeof printInAdmin>>

/** What the operator's commands print, for all leads of a database that no server uses. */
export async function printInAdmin(location: DatabaseLocation) {
  const database = await openDatabase(location)
  const mailDirectory = join(location.dataDir, 'mail')
  const printed = async (command: (admin: CommandDeps) => Promise<void>) => {
    let text = ''
    const print = async (more: string | Uint8Array) => {
      text += more
    }
    await command({ ...database, mailDirectory, print, info: () => {} })
    return text
  }
  const leads = await Array.fromAsync(listLeads(database.db, EVERY_LEAD))
  const output = {
    leads,
    list: await printed((admin) => listCommand(admin, EVERY_LEAD, false)),
    stats: await printed(async (admin) => {
      await statsCommand(admin, { isJson: false })
      for (const by of STATS_GROUPINGS) await statsByCommand(admin, by, { isJson: false })
    }),
    shown: await Promise.all(
      leads.map(({ reference }) => printed((admin) => showCommand(admin, reference ?? '', false))),
    ),
    csv: (await Array.fromAsync(exportAllColumns(database.db, EVERY_LEAD))).join(''),
  }
  await database.close()
  return output
}

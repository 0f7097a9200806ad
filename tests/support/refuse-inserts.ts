import { sql } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'

/** Until disposed of, the database refuses new leads, as a full disk does. */
export async function refuseInserts(db: Database): Promise<AsyncDisposable> {
  await db.execute(
    sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$`,
  )
  await db.execute(sql`create trigger refuse before insert on leads for each row execute function refuse()`)
  return {
    async [Symbol.asyncDispose]() {
      await db.execute(sql`drop function refuse cascade`)
    },
  }
}

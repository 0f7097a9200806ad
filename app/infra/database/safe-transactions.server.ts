import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** Drizzle never releases a connection that breaks at `begin`, which empties the pool; a test fails once it releases one. */
export function withSafeTransactions(db: NodePgDatabase, pool: pg.Pool): NodePgDatabase {
  db.transaction = async (use, config) => {
    const client = await pool.connect()
    let hasFailed = true
    try {
      const result = await drizzle(client).transaction(use, config)
      hasFailed = false
      return result
    } finally {
      client.release(hasFailed)
    }
  }
  return db
}

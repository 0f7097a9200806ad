import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/**
 * Drizzle's own transactions never give back a connection that breaks at `begin`: ten of them, and the pool is empty
 * for good. These also close every connection whose transaction failed, for it may be broken or silent. Replaces a
 * method of Drizzle's object; tried with the version that `safe-transactions.db.test.ts` names.
 */
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

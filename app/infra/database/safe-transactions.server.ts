import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/**
 * Drizzle's own transactions never give back a connection that breaks at `begin`: ten of them, and the pool is empty
 * for good. These also close every connection whose transaction failed, for it may be broken or silent. The test says
 * when Drizzle no longer needs it.
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

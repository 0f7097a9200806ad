import pg from 'pg'

const CONNECTION_TIMEOUT_MS = 5_000

/** The connection is outside the pool. */
export async function withClient<T>(
  connectionString: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    // The database may have closed it already.
    await client.end().catch(() => {})
  }
}

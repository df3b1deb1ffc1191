import { QuietConnection } from './quietConnection.ts';

/**
 * Whether a pooler such as PgBouncer is between the shop and PostgreSQL: it has its own process ids for
 * clients and may use another server connection for each transaction.
 */
export async function isPooled(url: string, connectMs: number): Promise<boolean> {
  const client = new QuietConnection({ connectionString: url, connectionTimeoutMillis: connectMs });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // The driver stores the parameters that the server reported at the start; its types omit them.
    return Reflect.get(client, 'processID') !== rows[0]?.pid;
  } finally {
    await client.end();
  }
}

import { QuietConnection } from './quietConnection.ts';

/**
 * Whether a pooler such as PgBouncer is between the shop and PostgreSQL: it gives its clients process ids of its own, and may
 * give each transaction another connection of the server.
 */
export async function isPooled(url: string, connectMs: number): Promise<boolean> {
  const client = new QuietConnection({ connectionString: url, connectionTimeoutMillis: connectMs });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // The driver keeps what the server has announced at the start; its types do not list it.
    return Reflect.get(client, 'processID') !== rows[0]?.pid;
  } finally {
    await client.end();
  }
}

import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startPostgres } from '../../../../tooling/test/postgres.ts';
import { openDatabase } from './openDatabase.ts';
import { readEnvironment } from './environment.ts';
import { StartError } from './startError.ts';

const postgres = await startPostgres();
if (typeof postgres === 'string') console.log(`SKIP: a database without pg_trgm: ${postgres}`);
afterAll(() => {
  if (typeof postgres !== 'string') postgres.stop();
});

it.skipIf(typeof postgres === 'string')(
  'explains the solution at the start where the database refuses the extension that searches need',
  async () => {
    const url = typeof postgres === 'string' ? '' : postgres.url;
    const admin = new Client({ connectionString: url });
    await admin.connect();
    // As database hosts refuse extensions: before PostgreSQL checks the privileges of the role.
    await admin.query(`
      create function refuse() returns event_trigger language plpgsql as $$
        begin raise exception 'permission denied to create extension "pg_trgm"' using errcode = '42501'; end $$;
      create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`);
    const open = () =>
      openDatabase(
        readEnvironment({ DATABASE_URL: url, PAWLET_PUBLIC_ORIGIN: 'https://shop.example' }, tmpdir()),
        () => undefined,
      );
    const error = await open().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toMatch(/GRANT CREATE ON DATABASE.*CREATE EXTENSION pg_trgm/u);
    await admin.query('drop event trigger refuse');
    await admin.end();
    await (await open()).close();
  },
  180_000,
);

import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { startServer } from '../../src/main.ts';
import { textOfQuery } from '../../src/adapters/textOfQuery.ts';

/** The shop, which is killed at its start, as by `kill -9`, once it has encrypted PAWLET_TEST_SEALED secrets of people. */
let left = Number(process.env['PAWLET_TEST_SEALED'] ?? 0);

for (const driver of [PGlite, Client]) {
  const query: unknown = Reflect.get(driver.prototype, 'query');
  if (typeof query !== 'function') throw new Error('The driver has no query.');
  Reflect.set(driver.prototype, 'query', function (this: unknown, ...given: readonly unknown[]): unknown {
    if (textOfQuery(given[0]).startsWith('update "operator_people" set "totp_secret"')) {
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      left -= 1;
    }
    return Reflect.apply(query, this, given);
  });
}

await startServer({ environment: process.env, log: (line) => console.log(line) });

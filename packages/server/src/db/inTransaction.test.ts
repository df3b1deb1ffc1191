import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { DatabaseUnavailableError } from './databaseUnavailable.ts';
import { inTransaction } from './inTransaction.ts';

/** A database whose first transactions fail with these errors; counts the transactions begun. */
function failing(errors: readonly Error[]): { readonly db: Database; readonly begun: () => number } {
  let begun = 0;
  const transaction = async () => {
    const error = errors[begun];
    begun += 1;
    if (error) throw error;
    return 'done';
  };
  return { db: { transaction } as Partial<Database> as Database, begun: () => begun };
}

function sqlError(code: string): Error {
  return new Error('query failed', { cause: Object.assign(new Error(code), { code }) });
}

it('retries after a deadlock and a serialization failure', async () => {
  const { db, begun } = failing([sqlError('40P01'), sqlError('40001')]);
  expect(await inTransaction(db, async () => 'unused')).toBe('done');
  expect(begun()).toBe(3);
});

it('gives up after four attempts', async () => {
  const { db, begun } = failing(Array.from({ length: 5 }, () => sqlError('40P01')));
  await expect(inTransaction(db, async () => 'unused')).rejects.toThrow('query failed');
  expect(begun()).toBe(4);
});

it('passes every other error on at once', async () => {
  const { db, begun } = failing([sqlError('23505')]);
  await expect(inTransaction(db, async () => 'unused')).rejects.toThrow('query failed');
  expect(begun()).toBe(1);
});

it.each([
  { kind: 'lost', mayBeDone: false, isRepeatable: false, tries: 2 },
  { kind: 'lost', mayBeDone: true, isRepeatable: false, tries: 1 },
  { kind: 'lost', mayBeDone: true, isRepeatable: true, tries: 2 },
  { kind: 'limit', mayBeDone: false, isRepeatable: true, tries: 1 },
  { kind: 'unreachable', mayBeDone: false, isRepeatable: true, tries: 1 },
] as const)('makes $tries attempts after $kind, done: $mayBeDone, repeatable: $isRepeatable', async (row) => {
  const cause = new DatabaseUnavailableError(row.kind, row.mayBeDone, new Error('broken'));
  const { db, begun } = failing([new Error('query failed', { cause })]);
  await inTransaction(db, async () => 'unused', row).catch(() => undefined);
  expect(begun()).toBe(row.tries);
});

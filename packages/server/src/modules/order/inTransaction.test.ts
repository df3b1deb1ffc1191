import { expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTransaction } from './inTransaction.ts';

function failing(...errors: (Error | undefined)[]): Database {
  const transaction = vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  });
  return { transaction } as Partial<Database> as Database;
}

function sqlError(code: string): Error {
  return new Error('query failed', { cause: Object.assign(new Error(code), { code }) });
}

it('tries again after a deadlock and a serialization failure', async () => {
  const db = failing(sqlError('40P01'), sqlError('40001'));
  expect(await inTransaction(db, async () => 'unused')).toBe('done');
  expect(db.transaction).toHaveBeenCalledTimes(3);
});

it('gives up after four tries', async () => {
  const db = failing(...Array.from({ length: 5 }, () => sqlError('40P01')));
  await expect(inTransaction(db, async () => 'unused')).rejects.toThrow('query failed');
  expect(db.transaction).toHaveBeenCalledTimes(4);
});

it('passes every other error on at once', async () => {
  const db = failing(sqlError('23505'));
  await expect(inTransaction(db, async () => 'unused')).rejects.toThrow('query failed');
  expect(db.transaction).toHaveBeenCalledTimes(1);
});

import type { Database } from './database.ts';

/** Thrown to end a transaction whose result is already known. */
class RolledBack extends Error {}

/** Runs work in a transaction that is always rolled back: it reads what it has written, and nobody else ever does. */
export async function inRolledBack<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined;
  try {
    await db.transaction(async (tx) => {
      result = { value: await work(tx) };
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (result === undefined) throw new Error('Pawlet: a transaction ended without a result.');
  return result.value;
}

import type { Database } from './database.ts';

class Undo<TResult> extends Error {
  readonly result: TResult;
  constructor(result: TResult) {
    super('Pawlet: a savepoint that only tries something is undone.');
    this.result = result;
  }
}

/** Runs work in a savepoint, which is rolled back unless its result `shouldStay`; returns the result in both cases. */
export async function trySavepoint<TResult>(
  db: Database,
  work: (savepoint: Database) => Promise<TResult>,
  shouldStay: (result: TResult) => boolean,
): Promise<TResult> {
  let undone: Undo<TResult> | undefined;
  try {
    return await db.transaction(async (savepoint) => {
      const result = await work(savepoint);
      if (shouldStay(result)) return result;
      undone = new Undo(result);
      throw undone;
    });
  } catch (error) {
    if (undone !== undefined && error === undone) return undone.result;
    throw error;
  }
}

import { type Database, sqlStateOf } from './database.ts';

const mostTries = 4;
const deadlock = '40P01';
const serializationFailure = '40001';

/** Runs work in a transaction (a savepoint inside one), again when it lost a deadlock or a serialization race. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return retryLost(() => db.transaction(work));
}

/** Runs again what lost a deadlock or a serialization race, four times at most; `run` makes its own transaction. */
export async function retryLost<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const state = sqlStateOf(error);
      const isLost = state === deadlock || state === serializationFailure;
      if (!isLost || attempt === mostTries) throw error;
    }
  }
}

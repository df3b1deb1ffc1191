import { type Database, sqlStateOf } from '../../db/database.ts';

const mostTries = 4;
const transientStates: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);

/** Runs work in a transaction (a savepoint inside one), again when it lost a deadlock or a serialization race. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === mostTries || !transientStates.has(sqlStateOf(error))) throw error;
    }
  }
}

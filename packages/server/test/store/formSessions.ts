import { formSessions } from '../../src/db/schema/session.ts';
import type { TestStore } from '../createTestStore.ts';

/** All sessions with form tokens. */
export async function listFormSessions({ db }: Pick<TestStore, 'db'>): Promise<readonly unknown[]> {
  return db.select().from(formSessions).orderBy(formSessions.sid);
}

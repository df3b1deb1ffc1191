import type { OperatorJob } from '@pawlet/operator';
import type { operatorJobs } from '../../db/schema/operatorJob.ts';
import { done, type OperatorCall, type OperatorDone } from '../operator-api/operatorArea.ts';
import { toOperatorJob } from './operatorRoutes.ts';
import { addJob } from './store.ts';

/** Begins work in the background, and returns it as the call that began it does. */
export async function beginJob(
  { db, caller, language, now }: OperatorCall,
  job: Pick<typeof operatorJobs.$inferInsert, 'kind' | 'scope' | 'input' | 'total'>,
): Promise<OperatorDone<OperatorJob>> {
  const added = await addJob(db, caller, { ...job, language }, now);
  return done(toOperatorJob({ ...added, hasFile: false }), { target: String(added.id) });
}

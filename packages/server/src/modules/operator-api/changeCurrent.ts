import { done, type OperatorCall, type OperatorResult } from './operatorArea.ts';
import { type OperatorProblem, refuseWith } from './problem.ts';
import type { OperatorReason } from './reasons.ts';

/** How something is locked, read and changed. */
export interface CurrentChange<TCurrent extends { readonly version: string }> {
  /** Locks it: whoever comes second waits here, and gets what the first one left. */
  readonly lock: () => Promise<unknown>;
  /** Reads it as the API returns it; null where it does not exist. */
  readonly read: () => Promise<TCurrent | null>;
  /** Changes it; returns why it refuses, or null. */
  readonly change: (current: TCurrent) => Promise<OperatorReason | OperatorProblem | null>;
  /** For the audit log, instead of the path's parameter. */
  readonly target?: string | undefined;
}

/** Changes something with a version, and returns it as it is then. */
export async function changeCurrent<TCurrent extends { readonly version: string }>(
  { version }: Pick<OperatorCall, 'version'>,
  { lock, read, change, target }: CurrentChange<TCurrent>,
): Promise<OperatorResult<TCurrent>> {
  await lock();
  const current = await read();
  if (current === null) return refuseWith('not-found');
  if (version !== undefined && version !== current.version) return refuseWith('changed', { current });
  const refusal = await change(current);
  if (typeof refusal === 'string') return refuseWith('conflict', { reason: refusal, current });
  if (refusal !== null) return refusal;
  const changed = await read();
  if (changed === null) throw new Error('Pawlet: what is locked must exist.');
  return done(changed, { version: changed.version, target });
}

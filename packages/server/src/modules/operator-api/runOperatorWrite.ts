import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { claimKey, type KeyedCall, storeReply, toKeyedCall } from '../../http/idempotency.ts';
import { addLogLine, type LogLine } from '../operator/log.ts';
import type { OperatorCall, OperatorDone, OperatorResult } from './operatorArea.ts';
import { refuseWith } from './problem.ts';

/** A writing call with its entry in the audit log. */
export interface OperatorWrite {
  readonly call: OperatorCall;
  readonly line: Omit<LogLine, 'outcome'>;
  /** What it wrote stays when it refuses. */
  readonly keepsWrites: boolean;
  /** Idempotency key with the request that it belongs to; undefined without. */
  readonly keyed:
    | { readonly key: string; readonly path: string; readonly body: Readonly<Record<string, unknown>> }
    | undefined;
  readonly serve: (call: OperatorCall) => Promise<OperatorResult<unknown>>;
}

interface WriteOutcome {
  readonly result: OperatorResult<unknown>;
  /** It is the stored result of an earlier call with the same key. */
  readonly isRepeated: boolean;
}

/**
 * Runs a writing call in one transaction with its entry in the audit log and its stored reply: there is no
 * effect without an entry. A refusal rolls back what the handler wrote.
 */
export async function runOperatorWrite(write: OperatorWrite): Promise<WriteOutcome> {
  const { call, line } = write;
  const keyed = await toKeyed(write);
  try {
    return await inTransaction(call.deps.db, (tx) => runOnce(tx, write, keyed), {
      isRepeatable: keyed !== undefined,
    });
  } catch (error) {
    await logFailure(call, line);
    throw error;
  }
}

/** Runs a call outside of a transaction: there is no effect without the entry of its intention, whenever the process ends. */
export async function runApart({
  call,
  line,
  serve,
}: Pick<OperatorWrite, 'call' | 'line' | 'serve'>): Promise<WriteOutcome> {
  const { db } = call.deps;
  const intentId = await addLogLine(db, { ...line, outcome: 'intended' }, call.now);
  try {
    const result = await serve(call);
    const outcome = result.status === 'done' ? 'done' : 'refused';
    await addLogLine(db, { ...line, outcome, intentId }, call.now);
    return { result, isRepeated: false };
  } catch (error) {
    await logFailure(call, { ...line, intentId });
    throw error;
  }
}

async function logFailure({ deps, now }: OperatorCall, line: Omit<LogLine, 'outcome'>): Promise<void> {
  try {
    await addLogLine(deps.db, { ...line, outcome: 'failed' }, now);
  } catch (reason) {
    // The database may be what failed: the caller still gets a response.
    deps.logger.error('call not logged', reason);
  }
}

async function toKeyed({ call, keyed }: OperatorWrite): Promise<KeyedCall | undefined> {
  if (keyed === undefined) return undefined;
  const { kind, actor } = call.caller;
  const owner = `operator ${kind} ${actor.personId ?? actor.keyId ?? actor.name}`;
  return toKeyedCall(owner, keyed.path, keyed.key, keyed.body, call.deps.hasher);
}

async function runOnce(
  tx: Database,
  { call, line, keepsWrites, serve }: OperatorWrite,
  keyed: KeyedCall | undefined,
): Promise<WriteOutcome> {
  const { now } = call;
  const state = keyed && (await claimKey(tx, keyed, now));
  if (state?.kind === 'mismatch') return { result: refuseWith('key-reused'), isRepeated: false };
  if (state?.kind === 'done') {
    await addLogLine(tx, { ...line, outcome: 'repeated' }, now);
    return { result: state.data as OperatorDone<unknown>, isRepeated: true };
  }
  const run = (db: Database) => serve({ ...call, db, deps: { ...call.deps, db } });
  const result = keepsWrites ? await run(tx) : await undoUnlessDone(tx, run);
  if (result.status === 'done' && result.isPreview === true) return { result, isRepeated: false };
  const outcome = result.status === 'done' ? 'done' : 'refused';
  const { actor = line.actor, target = line.target } = result.status === 'done' ? result : {};
  await addLogLine(tx, { ...line, actor, target, outcome }, now);
  if (keyed && result.status === 'done') await storeReply(tx, keyed, result, now);
  return { result, isRepeated: false };
}

class Undo extends Error {
  readonly result: OperatorResult<unknown>;
  constructor(result: OperatorResult<unknown>) {
    super('Pawlet: the writes of a refused call are undone.');
    this.result = result;
  }
}

async function undoUnlessDone(
  tx: Database,
  run: (savepoint: Database) => Promise<OperatorResult<unknown>>,
): Promise<OperatorResult<unknown>> {
  try {
    return await tx.transaction(async (savepoint) => {
      const result = await run(savepoint);
      if (result.status === 'problem' || result.isPreview === true) throw new Undo(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undo) return error.result;
    throw error;
  }
}

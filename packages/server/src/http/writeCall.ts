import type { Database } from '../db/database.ts';
import { inTransaction, retryLost } from '../db/inTransaction.ts';
import type { AppDeps, AppEnv } from './appDeps.ts';
import { issueFormToken, spendFormToken } from './formTokens.ts';
import { claimKey, type KeyedCall, toKeyedCall, storeReply } from './idempotency.ts';
import type { RequestContext, Shopper } from './requestContext.ts';
import { type Denial, invalid, ok, type Outcome, type Refusal, refuse, type Result } from './result.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export interface WriteCall {
  readonly deps: AppDeps;
  readonly base: AppEnv['Variables']['base'];
  readonly shopper: Shopper | null;
  readonly body: Readonly<Record<string, unknown>>;
  readonly path: string;
  /** The `idempotency-key` header of a call with a key. */
  readonly key: string | undefined;
}

interface WriteOutcome {
  readonly result: Outcome<unknown>;
  /** For the response header `__token__`. */
  readonly nextToken: string;
}

type Serve = (context: RequestContext) => Promise<Outcome<unknown>>;

/**
 * Runs a writing call in one transaction with its form token and its stored reply. A refusal rolls back what
 * the handler wrote, but the token stays used.
 */
export async function runWrite(call: WriteCall, serve: Serve): Promise<WriteOutcome> {
  const keyed = await readKey(call);
  // A retry under the same key finds the stored reply of a commit whose confirmation was lost.
  const isRepeatable = typeof keyed === 'object';
  return inTransaction(call.deps.db, (tx) => runOnce(tx, call, keyed, serve), { isRepeatable });
}

/**
 * Runs work in its own transaction, rolled back when it refuses: for work after the call's first transaction.
 */
export async function runApart<TData>(
  db: Database,
  work: (tx: Database) => Promise<Result<TData>>,
): Promise<Result<TData>> {
  return retryLost(() => undoRefused(db, work));
}

async function readKey({
  deps,
  base,
  shopper,
  key,
  path,
  body,
}: WriteCall): Promise<KeyedCall | 'malformed' | undefined> {
  if (key === undefined || key === '') return undefined;
  if (!uuid.test(key)) return 'malformed';
  const owner = shopper === null ? `sid ${base.sid}` : `shopper ${shopper.id}`;
  return toKeyedCall(owner, path, key, body, deps.hasher);
}

async function runOnce(
  tx: Database,
  { deps, base, shopper, body }: WriteCall,
  keyed: KeyedCall | 'malformed' | undefined,
  serve: Serve,
): Promise<WriteOutcome> {
  const tokenCall = { ...base, db: tx, random: deps.random };
  if (keyed === 'malformed')
    return { result: invalid({ 'idempotency-key': 'format' }), nextToken: await issueFormToken(tokenCall) };
  const presented = body['__token__'];
  const [state, { isValid, token }] = await Promise.all([
    keyed && claimKey(tx, keyed, base.now),
    spendFormToken(tokenCall, typeof presented === 'string' ? presented : undefined),
  ]);
  if (state?.kind === 'done') return { result: ok(state.data), nextToken: token };
  if (state?.kind === 'mismatch') return { result: refuse('IDEMPOTENCY_MISMATCH'), nextToken: token };
  if (!isValid) return { result: refuse('FORM_TOKEN', { data: { __token__: token } }), nextToken: token };
  const result = await undoRefused(tx, (savepoint) =>
    serve({ ...base, db: savepoint, shopper, cache: undefined }),
  );
  if (result.code === 'after-commit' && keyed !== undefined)
    throw new Error('Pawlet: a call with an idempotency key must return its reply in its transaction.');
  if (result.code === 1 && keyed !== undefined) await storeReply(tx, keyed, result.data, base.now);
  return { result, nextToken: token };
}

class Undo extends Error {
  readonly result: Refusal | Denial;
  constructor(result: Refusal | Denial) {
    super('Pawlet: the writes of a refused call are undone.');
    this.result = result;
  }
}

function isUndone(outcome: Outcome<unknown>): outcome is Refusal | Denial {
  if (outcome.code === 1 || outcome.code === 'after-commit') return false;
  return !(outcome.code === 0 && outcome.keepWrites);
}

/** Runs `work` in a transaction, or a savepoint inside one, that is rolled back when it refuses. */
async function undoRefused<TOutcome extends Outcome<unknown>>(
  db: Database,
  work: (tx: Database) => Promise<TOutcome>,
): Promise<TOutcome | Refusal | Denial> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (isUndone(outcome)) throw new Undo(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undo) return error.result;
    throw error;
  }
}

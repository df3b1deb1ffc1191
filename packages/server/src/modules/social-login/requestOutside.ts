import type { Database } from '../../db/database.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { afterCommit, ok, type Outcome, type Result } from '../../http/result.ts';
import { runApart } from '../../http/writeCall.ts';
import { guarded } from '../login/guard.ts';

/** A log-in verified by an external provider. */
export interface ProviderLogIn<TProof, TData> {
  /** In the transaction of the call: false is a failed attempt, and the provider is not requested. */
  readonly mayAsk?: (() => Promise<boolean>) | undefined;
  /** Without a transaction: null for what the provider does not know. */
  readonly ask: (db: Database) => Promise<TProof | null>;
  /** In its own transaction; undefined is a failed attempt. */
  readonly use: (context: RequestContext, proof: TProof) => Promise<Result<TData> | undefined>;
}

/**
 * Runs a log-in with a provider, under the limits of every log-in; no transaction is open during the request.
 */
export async function logInWithProvider<TProof, TData>(
  context: RequestContext,
  { mayAsk, ask, use }: ProviderLogIn<TProof, TData>,
): Promise<Outcome<TData>> {
  const allowed = await guarded(context, null, async () =>
    mayAsk === undefined || (await mayAsk()) ? ok() : undefined,
  );
  if (allowed.code !== 1) return allowed;
  return afterCommit(async (db) => {
    const proof = await ask(db);
    return runApart(db, (tx) => {
      const inner = { ...context, db: tx };
      return guarded(inner, null, async () => (proof === null ? undefined : use(inner, proof)));
    });
  });
}

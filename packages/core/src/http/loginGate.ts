import { PawletError } from '../errors/PawletError.ts';
import { withSignal } from './deadline.ts';
import type { Answer } from './exchange.ts';
import type { HttpSession } from './types.ts';

/** Options of a call for the gate. */
export interface GatePass {
  /** The call is not sent without a token. */
  readonly needsLogin: boolean;
  /** The shopper may be prompted to log in. */
  readonly mayAsk: boolean;
  /** Cancels waiting. */
  readonly signal: AbortSignal;
}

/** Runs calls that may return "not logged in". */
export interface LoginGate {
  /** Runs `attempt`; after a 401 the session is renewed and it runs once more. Otherwise throws UNAUTHORIZED. */
  run(attempt: () => Promise<Answer>, pass: GatePass): Promise<Answer>;
}

/** Creates the gate: the token is cleared once and the shopper is prompted once, however many calls are refused. */
export function createLoginGate(
  session: HttpSession,
  ask: (() => Promise<boolean>) | undefined,
  freshen?: () => Promise<void>,
): LoginGate {
  let asking: Promise<boolean> | undefined;

  /** Requests a log-in unless there is one by now; returns whether there is one. */
  const renew = async ({ mayAsk, signal }: GatePass): Promise<boolean> => {
    if (session.identity().token !== '') return true;
    if (!mayAsk || ask === undefined) return false;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return (await withSignal(asking, signal)) && session.identity().token !== '';
  };

  /** The token's owner may have a newer one; a revoked token is no longer sent. */
  const keepFresh = async ({ signal }: GatePass): Promise<void> => {
    const { token } = session.identity();
    if (freshen === undefined || token === '') return;
    const done = freshen().catch(() => void session.expireToken(token));
    await withSignal(done, signal);
  };

  return {
    run: async (attempt, pass) => {
      await keepFresh(pass);
      if (pass.needsLogin && !(await renew(pass))) throw unauthorized();
      const first = await attempt();
      if (!isUnauthorized(first)) return first;
      session.expireToken(first.identity.token);
      if (!(await renew(pass))) throw unauthorized();
      const second = await attempt();
      if (!isUnauthorized(second)) return second;
      session.expireToken(second.identity.token);
      throw unauthorized();
    },
  };
}

/** "Not logged in", by code or by status. */
function isUnauthorized({ reply, envelope }: Answer): boolean {
  return envelope?.code === 401 || reply.status === 401;
}

function unauthorized(): PawletError {
  return new PawletError('UNAUTHORIZED', 'Pawlet: this call requires log-in, but nobody is logged in.');
}

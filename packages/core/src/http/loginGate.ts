import { PawletError } from '../errors/PawletError.ts';
import { withSignal } from './deadline.ts';
import type { Answer } from './exchange.ts';
import type { HttpSession } from './types.ts';

/** How a call meets the gate. */
export interface GatePass {
  /** Without a token the call is not even sent. */
  readonly needsLogin: boolean;
  /** The shopper may be asked to log in. */
  readonly mayAsk: boolean;
  /** Gives up waiting. */
  readonly signal: AbortSignal;
}

/** Runs calls that may be told "not logged in". */
export interface LoginGate {
  /** Runs `attempt`; after a 401 the log-in is renewed and it runs once more. Throws UNAUTHORIZED otherwise. */
  run(attempt: () => Promise<Answer>, pass: GatePass): Promise<Answer>;
}

/** Makes the gate: a token is cleared once and the shopper is asked once, however many calls were refused. */
export function createLoginGate(
  session: HttpSession,
  ask: (() => Promise<boolean>) | undefined,
  freshen?: () => Promise<void>,
): LoginGate {
  let asking: Promise<boolean> | undefined;

  /** Asks for a log-in if there is none by now; answers whether there is one. */
  const renew = async ({ mayAsk, signal }: GatePass): Promise<boolean> => {
    if (session.identity().token !== '') return true;
    if (!mayAsk || ask === undefined) return false;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return (await withSignal(asking, signal)) && session.identity().token !== '';
  };

  /** Whoever lent the token may have a younger one; a token that it takes back is not sent any more. */
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
  return new PawletError('UNAUTHORIZED', 'Pawlet: this call needs a log-in, and there is none.');
}

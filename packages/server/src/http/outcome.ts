import type { Context } from 'hono';
import type { AppEnv } from './appDeps.ts';

/** The outcome of a request: `ok`, the reason of the refusal, or the HTTP status. */
export function getOutcome(c: Context<AppEnv>): string {
  return c.get('outcome') ?? (c.res.ok ? 'ok' : `http ${c.res.status}`);
}

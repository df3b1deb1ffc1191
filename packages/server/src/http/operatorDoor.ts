import type { Context } from 'hono';
import type { AppEnv } from './appDeps.ts';
import { isEqual } from './digest.ts';

/** Whether the caller is on this machine, without a proxy in between. */
export function isLocalCaller(c: Context<AppEnv>): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return !isForwarded && /^(127\.|::1$)/u.test(c.var.base.address);
}

/**
 * Whether the request has the operator's secret: in `x-operator-secret`, or as a bearer token as scrapers
 * send it.
 */
export function hasOperatorSecret(c: Context<AppEnv>): boolean {
  const { operatorSecret } = c.var.deps;
  if (operatorSecret === undefined) return false;
  const bearer = /^Bearer (.+)$/u.exec(c.req.header('authorization') ?? '')?.[1];
  return isEqual(c.req.header('x-operator-secret') ?? bearer ?? '', operatorSecret);
}

import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../../http/appDeps.ts';
import { sessionSeconds } from './limits.ts';

const plainName = 'pawlet-operator';
/** Browsers accept this name only over https, for this host alone. */
const secureName = `__Host-${plainName}`;

function isSecure(c: Context<AppEnv>): boolean {
  return c.var.base.baseUrl.startsWith('https:');
}

/** Token of the session cookie; '' without. */
export function readSessionCookie(c: Context<AppEnv>): string {
  return getCookie(c, isSecure(c) ? secureName : plainName) ?? '';
}

/** Sets the session cookie; '' removes it. */
export function writeSessionCookie(c: Context<AppEnv>, token: string): void {
  const secure = isSecure(c);
  const name = secure ? secureName : plainName;
  const attributes = { path: '/', httpOnly: true, secure, sameSite: 'Strict' } as const;
  if (token === '') deleteCookie(c, name, attributes);
  else setCookie(c, name, token, { ...attributes, maxAge: sessionSeconds });
}

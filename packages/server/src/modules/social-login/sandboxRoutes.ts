import type { Context } from 'hono';
import type { AppDeps, AppEnv, StoreApp } from '../../http/appDeps.ts';
import { plainPagePolicy, pageLanguage } from '../../http/plainPage.ts';
import { readForm } from '../../http/readBody.ts';
import { grantCode, longestName } from './sandbox.ts';
import { socialPage, socialStyle } from './sandboxPage.ts';
import { returnTarget } from './returnTarget.ts';

/** Adds `/demo/social`, the log-in page of the sandbox provider. Demo mode only. */
export function mountSandbox(app: StoreApp, deps: AppDeps): void {
  app.get('/demo/social.css', (c) => {
    c.header('cache-control', 'public, max-age=3600');
    return c.body(socialStyle, 200, { 'content-type': 'text/css; charset=utf-8' });
  });
  app.get('/demo/social', (c) => page(c, getTarget(c, c.var.deps) === null ? 'wrongReturn' : 'form'));
  app.post('/demo/social', async (c) => {
    const target = getTarget(c, c.var.deps);
    if (target === null) return page(c, 'wrongReturn');
    const name = await readName(c);
    if (name === '' || name.length > longestName) return page(c, 'required');
    target.searchParams.set('code', await grantCode(deps.db, deps.random, name, c.var.base.now));
    target.searchParams.set('state', (c.req.query('state') ?? '').slice(0, 200));
    return c.redirect(target.href, 303);
  });
}

function getTarget(c: Context<AppEnv>, { settings }: AppDeps): URL | null {
  return returnTarget(c.req.query('redirect_uri') ?? '', settings);
}

async function readName(c: Context<AppEnv>): Promise<string> {
  const form = await readForm(c.req.raw);
  return (form.get('name') ?? '').replaceAll(/\p{C}/gu, '').trim();
}

function page(c: Context<AppEnv>, state: 'form' | 'required' | 'wrongReturn'): Response | Promise<Response> {
  const target = getTarget(c, c.var.deps);
  c.header('content-security-policy', plainPagePolicy(target?.origin));
  c.header('cache-control', 'no-store');
  return c.html(socialPage(pageLanguage(c), state), state === 'form' ? 200 : 400);
}

import type { StoreModule } from '../../http/appDeps.ts';
import { isKnownOrigin } from '../../http/origins.ts';
import type { Settings } from '../../http/settings.ts';

/** Path of the partner's page in the build. */
const pageFolder = '/embed/demo/';
/** The shop's address in the example. */
const exampleShop = 'http://localhost:8787';

/**
 * Supports pages of partners: reports whether they are registered, and serves an example page in demo mode.
 */
export const embedRoutes: StoreModule = (app, { files, settings }) => {
  // Any page may request this: it learns no more than from its own calls.
  app.get('/embed/partner.json', (c) => {
    const origin = c.req.header('origin') ?? '';
    c.header('access-control-allow-origin', '*');
    c.header('cross-origin-resource-policy', 'cross-origin');
    c.header('cache-control', 'no-store');
    return c.json({ registered: isKnownOrigin(origin, c.var.deps.settings) });
  });
  if (!settings.isDemo) return;
  app.get('/demo/partner', (c) => c.redirect('/demo/partner/'));
  app.get('/demo/partner/:file{.*}', async (c) => {
    const url = new URL(c.req.url);
    const elsewhere = otherOrigin(url, settings);
    if (elsewhere !== undefined) return c.redirect(`${elsewhere}/demo/partner/`);
    const name = c.req.param('file') || 'index.html';
    const file = await files?.(new Request(new URL(pageFolder + name, url), { headers: { accept: '*/*' } }));
    if (!file) return c.notFound();
    if (!name.endsWith('.html')) return file;
    c.header('content-security-policy', partnerPolicy(settings.publicOrigin));
    c.header('cache-control', 'no-cache');
    return c.html((await file.text()).replaceAll(exampleShop, settings.publicOrigin));
  });
};

/** The partner's page has another origin than the shop, wherever the demo has one. */
function otherOrigin(
  { origin, port }: URL,
  { publicOrigin, alternateOrigins }: Settings,
): string | undefined {
  const other = `http://127.0.0.1:${port}`;
  return origin === publicOrigin && alternateOrigins.includes(other) ? other : undefined;
}

/** What a partner's page has to allow, and nothing else. */
function partnerPolicy(shop: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${shop}`,
    `connect-src ${shop}`,
    `img-src ${shop}`,
    `frame-src ${shop}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types pawlet',
  ].join('; ');
}

import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { PageVisit, PublicPage, RenderedPage } from '../../ports/pageRenderer.ts';
import type { Settings } from '../../http/settings.ts';
import { createReplyCache } from '../../http/replyCache.ts';
import { createRenderedPages, type RenderedPagesOptions } from './renderedPages.ts';
import { createRenderingCache, type RenderingCacheOptions } from './renderingCache.ts';

const origin = 'https://shop.test';
const settings: Settings = {
  publicOrigin: origin,
  alternateOrigins: [],
  partnerOrigins: [],
  apiOrigins: [],
  minAppVersion: '2.3.0',
  isDemo: true,
};
const template = '<html><script>boot()</script></html>';

/** Kinds of pages by their query. */
const kindOf: Readonly<Record<string, PublicPage['kind']>> = { '?sort': 'client', '?page=x': 'missing' };

interface Renderings {
  readonly visits: PageVisit[];
  /** Settles the rendering that waits longest. */
  readonly next: (result: Partial<RenderedPage> | Error) => void;
}

/** Pages of a renderer whose renderings the test settles. */
function createPages({
  times,
  ...options
}: Partial<RenderedPagesOptions> & Pick<RenderingCacheOptions, 'times'> = {}) {
  const visits: PageVisit[] = [];
  const waiting: ((result: Partial<RenderedPage> | Error) => void)[] = [];
  const counted: string[] = [];
  const warn = vi.fn<(text: string, fields?: object) => void>();
  const renderings: Renderings = { visits, next: (result) => waiting.shift()?.(result) };
  const pages = createRenderedPages({
    load: () =>
      Promise.resolve({
        build: '1',
        toSafeHtml: (html) => html,
        renderer: {
          findPage: (url, search) =>
            url === '/file'
              ? undefined
              : {
                  kind: kindOf[search] ?? 'rendered',
                  url: url + search,
                  language: url === '/de' ? 'de' : undefined,
                },
          createHtmlSanitiser: () => (html) => html,
          renderCards: () => Promise.resolve({ text: '', styles: [] }),
          renderPage: (visit) => {
            visits.push(visit);
            return new Promise((resolve, reject) => {
              waiting.push((result) => {
                if (result instanceof Error) reject(result);
                else
                  resolve({
                    status: 200,
                    html: '<p>page</p>',
                    scripts: [],
                    styles: [],
                    styleAttributes: [],
                    ...result,
                  });
              });
            });
          },
        },
      }),
    readTemplate: () => Promise.resolve(template),
    settings,
    createFetch: () => () => Promise.resolve(new Response()),
    cache: createRenderingCache({
      logger: { warn },
      metrics: { countRendering: ({ outcome }) => void counted.push(outcome) },
      times,
      cache: createReplyCache({ nowMs: Date.now }),
    }),
    // A busy machine must not decide.
    patienceMs: 20_000,
    ...options,
  });
  const ask = (path = '/', headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    pages.respond(new Request(origin + path, { headers, method }));
  /** Null where the client's page is sent. */
  const get = async (...request: Parameters<typeof ask>) => {
    const sent = await ask(...request);
    return sent instanceof Response ? sent : null;
  };
  /** A request whose page is rendered meanwhile. */
  const render = async (path = '/', result: Partial<RenderedPage> = {}, headers = {}) => {
    const response = get(path, headers);
    await vi.waitUntil(() => waiting.length > 0);
    renderings.next(result);
    return response;
  };
  return { ask, get, render, warmUp: pages.warmUp, counted, warn, ...renderings, waiting };
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a rendered page', () => {
  it('is sent for caches of all visitors, with a policy for its inline parts alone', async () => {
    const { render } = createPages();
    const response = await render('/', {
      status: 404,
      scripts: ['dark()'],
      styles: ['p{color:red}'],
      styleAttributes: ['color:red'],
    });
    expect(response?.status).toBe(404);
    expect(await response?.text()).toBe('<p>page</p>');
    expect(response?.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
    expect(response?.headers.get('content-language')).toBe('zh-CN');
    expect(response?.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    const policy = response?.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${hash('boot()')} ${hash('dark()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('color:red')}`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('may be embedded by the partners of the moment at which it is rendered', async () => {
    let partnerOrigins = ['https://one.test'];
    const { render } = createPages({ readSettings: () => Promise.resolve({ ...settings, partnerOrigins }) });
    const read = async (path: string) =>
      (await render(path))?.headers.get('content-security-policy')?.split('; ').at(-1);
    expect(await read('/')).toBe("frame-ancestors 'self' https://one.test");
    partnerOrigins = [];
    expect(await read('/de')).toBe("frame-ancestors 'self'");
  });

  it('is compressed as the browser accepts it', async () => {
    const { get, render } = createPages();
    await render();
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(br?.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync((await br?.arrayBuffer()) ?? '').toString()).toBe('<p>page</p>');
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync((await zipped?.arrayBuffer()) ?? '').toString()).toBe('<p>page</p>');
  });

  it('has no body for HEAD, and none where the browser has it', async () => {
    const { get, render } = createPages();
    const first = await render();
    const head = await get('/', {}, 'HEAD');
    expect([head?.status, await head?.text()]).toEqual([200, '']);
    const etag = first?.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const same = await get('/', { 'if-none-match': etag });
    expect([same?.status, await same?.text()]).toEqual([304, '']);
  });

  it('says when it was rendered, so that its reader can load old data again', async () => {
    const { render } = createPages();
    const before = Math.floor(Date.now() / 1000) * 1000;
    const time = Date.parse((await render())?.headers.get('last-modified') ?? '');
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('does not vary by the browser’s language where the path has one', async () => {
    const { render, visits } = createPages();
    const response = await render('/de', {}, { 'accept-language': 'fr' });
    expect(response?.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(response?.headers.get('content-language')).toBe('de');
    expect(visits).toEqual([{ url: '/de', language: 'de', country: 'DEU', origin }]);
  });

  it('is the same for a shopper as for a visitor', async () => {
    const { get, render, visits } = createPages();
    const visitor = await render();
    const shopper = await get('/', {
      token: 'a-token-of-a-shopper',
      uid: '7',
      authorization: 'Bearer x',
      cookie: 'session=a-session-of-a-shopper',
    });
    expect(await shopper?.text()).toBe(await visitor?.text());
    expect(shopper?.headers.get('etag')).toBe(visitor?.headers.get('etag'));
    expect(visits).toHaveLength(1);
    expect(JSON.stringify(visits)).not.toContain('a-');
  });
});

describe('renderings', () => {
  it('happen once for requests at the same time, and once per language and country', async () => {
    const { get, next, visits, waiting } = createPages();
    const all = [get(), get(), get('/', { cookie: 'pawlet_lang=de; pawlet_country=DEU' })];
    await vi.waitUntil(() => waiting.length === 2);
    next({ html: 'one' });
    next({ html: 'two' });
    const texts = await Promise.all(all.map(async (response) => (await response)?.text()));
    expect(texts).toEqual(['one', 'one', 'two']);
    expect(visits.map(({ language, country }) => [language, country])).toEqual([
      ['zh', 'CHN'],
      ['de', 'DEU'],
    ]);
  });

  it('happen again after a while, while the visitor gets the page of before', async () => {
    const { get, render, next, visits, waiting } = createPages({ times: { freshMs: 20, keptMs: 600_000 } });
    await render('/', { html: 'before' });
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(await (await get())?.text()).toBe('before');
    await vi.waitUntil(() => waiting.length === 1);
    next({ html: 'after' });
    await vi.waitFor(async () => expect(await (await get())?.text()).toBe('after'));
    expect(visits.length).toBeGreaterThanOrEqual(2);
  });

  it('leave the page to the client when they take too long, and are then used for the next visitor', async () => {
    const { get, next, counted, warn } = createPages({ patienceMs: 20 });
    expect(await get()).toBeNull();
    expect(counted).toEqual(['slow']);
    expect(warn).toHaveBeenCalledOnce();
    next({ html: 'late' });
    await vi.waitFor(async () => expect(await (await get())?.text()).toBe('late'));
  });

  it('leave the page to the client when they fail, and are tried again', async () => {
    const { get, render, next, counted, waiting } = createPages();
    const failed = get();
    await vi.waitUntil(() => waiting.length === 1);
    next(new Error('The shop’s database is gone.'));
    expect(await failed).toBeNull();
    expect(counted).toEqual(['failed']);
    expect(await (await render('/', { html: 'whole' }))?.text()).toBe('whole');
  });

  it('are two at a time, and with a long queue the client renders at once', async () => {
    const { get, counted, visits, waiting } = createPages({ patienceMs: 60 });
    const all = Array.from({ length: 60 }, (_, index) => get(`/page-${String(index)}`));
    await vi.waitUntil(() => waiting.length === 2);
    expect(await Promise.all(all)).toEqual(all.map(() => null));
    expect(visits).toHaveLength(2);
    expect(counted.filter((outcome) => outcome === 'refused').length).toBeGreaterThan(40);
    expect(counted.filter((outcome) => outcome === 'slow').length).toBeGreaterThan(2);
  });

  it('begin with the home page, before there are visitors', async () => {
    const { get, next, warmUp, visits, waiting } = createPages({ patienceMs: 20 });
    const warm = warmUp();
    await vi.waitUntil(() => waiting.length === 1);
    // Longer than a visitor would wait.
    await new Promise((resolve) => setTimeout(resolve, 40));
    next({ html: 'home' });
    await warm;
    expect(await (await get())?.text()).toBe('home');
    expect(visits).toEqual([{ url: '/', language: 'zh', country: 'CHN', origin }]);
  });

  it('let a shop start when the first one fails', async () => {
    const { warmUp, warn } = createPages({ load: () => Promise.reject(new Error('The file is broken.')) });
    await warmUp();
    expect(warn).toHaveBeenCalledExactlyOnceWith('page not rendered', { cause: 'The file is broken.' });
  });

  it('let a shop start when the first one never ends', async () => {
    const { warmUp, warn } = createPages({ warmUpMs: 20 });
    await warmUp();
    expect(warn).toHaveBeenCalledExactlyOnceWith('page not rendered', {
      cause: 'The home page was not rendered within 20 ms.',
    });
  });

  it('do not happen for other addresses, nor without a renderer', async () => {
    const { get, visits } = createPages();
    expect(await get('/file')).toBeNull();
    expect(visits).toEqual([]);
    const without = createPages({ load: () => Promise.resolve(undefined) });
    expect(await without.get()).toBeNull();
  });
});

describe('the status of a page that the client renders', () => {
  const readStatus = vi.fn<(pathname: string) => Promise<200 | 404 | 410>>(async (pathname) => {
    if (pathname === '/slow') return new Promise(() => undefined);
    if (pathname === '/failed') throw new Error('The shop’s database is gone.');
    return Promise.resolve(pathname === '/gone' ? 410 : 404);
  });

  it('is that of what it shows, whatever is the reason', async () => {
    const { ask, next, waiting } = createPages({ readStatus, patienceMs: 20 });
    // Its parameters are unknown.
    expect(await ask('/gone?sort')).toBe(410);
    // It takes too long.
    expect(await ask('/gone')).toBe(410);
    next({ html: 'late' });
    // It fails.
    const failed = createPages({ readStatus });
    const asked = failed.ask('/nothing');
    await vi.waitUntil(() => failed.waiting.length === 1);
    failed.next(new Error('no'));
    expect(await asked).toBe(404);
    expect(waiting).toEqual([]);
  });

  it('is 404 for a page of a list that no address has, without a look', async () => {
    readStatus.mockClear();
    const { ask, visits } = createPages({ readStatus });
    expect(await ask('/list?page=x')).toBe(404);
    expect(visits).toEqual([]);
    expect(readStatus).not.toHaveBeenCalled();
  });

  it('is 200 where it cannot be found out in time', async () => {
    const { ask } = createPages({ readStatus, patienceMs: 20 });
    expect(await ask('/slow?sort')).toBe(200);
    expect(await ask('/failed?sort')).toBe(200);
  });

  it('is not looked up for a page that is rendered soon, or kept', async () => {
    readStatus.mockClear();
    const { ask, render } = createPages({ readStatus, patienceMs: 10_000 });
    await render('/nothing', { status: 404 });
    const again = await ask('/nothing');
    expect(again).toMatchObject({ status: 404 });
    expect(readStatus).not.toHaveBeenCalled();
  });
});

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../http/settings.ts';
import { languages } from '../../i18n/language.ts';
import { defaultIdentity, type ShopIdentity } from '../../modules/config/shopIdentity.ts';
import { inLanguages } from '../../modules/config/shopName.ts';
import { inlineScriptHashes } from './inlineHashes.ts';
import { createStorefrontFiles } from './storefrontFiles.ts';
import { createMediaFiles } from './mediaFiles.ts';

const settings: Settings = {
  publicOrigin: 'https://shop.test',
  alternateOrigins: [],
  partnerOrigins: ['https://partner.test'],
  apiOrigins: ['https://api.test'],
  minAppVersion: '2.3.0',
  isDemo: false,
};

let names = inLanguages({ name: 'Pawlet' });
let own: Partial<ShopIdentity> = {};
const readIdentity = () => Promise.resolve<ShopIdentity>({ ...defaultIdentity, names, ...own });

let folder = '';
const request = (url: string, headers: Record<string, string> = {}) =>
  new Request(`https://shop.test${url}`, { headers });

const toBytes = async (response: Response | null | undefined) =>
  new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-files-'));
  await writeFile(path.join(folder, 'secret.json'), '{}');
  const dist = path.join(folder, 'dist');
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  await mkdir(path.join(dist, '.vite'));
  await writeFile(
    path.join(dist, 'index.html'),
    '<script>boot()</script><script type="module" src="/a.js"></script>',
  );
  await writeFile(path.join(dist, 'index.html.br'), 'brotli');
  await writeFile(path.join(dist, 'sw.js'), 'keep()');
  await writeFile(path.join(dist, '.vite', 'manifest.json'), '{}');
  await writeFile(path.join(dist, 'assets', 'main-CtBZ9x_a.js'), 'plain');
  await writeFile(path.join(dist, 'assets', 'main-CtBZ9x_a.js.br'), 'brotli');
  await writeFile(path.join(dist, 'assets', 'main-CtBZ9x_a.js.gz'), 'gzip');
  const picture = path.join(folder, 'media', 'goods', 'bowl', 'white-front');
  await mkdir(picture, { recursive: true });
  for (const width of [200, 400, 800]) {
    await writeFile(path.join(picture, `${width}.webp`), `webp ${width}`);
    if (width !== 800) await writeFile(path.join(picture, `${width}.avif`), `avif ${width}`);
  }
  await writeFile(path.join(folder, 'media', 'goods', 'bowl', 'turn.mp4'), '0123456789');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('storefront files', () => {
  const get = (url: string, headers?: Record<string, string>) =>
    createStorefrontFiles(path.join(folder, 'dist'), settings, readIdentity)(request(url, headers));

  it('are sent in the smallest encoding that the browser accepts', async () => {
    const file = '/assets/main-CtBZ9x_a.js';
    const brotli = await get(file, { 'accept-encoding': 'gzip, br' });
    expect(await brotli?.text()).toBe('brotli');
    expect(brotli?.headers.get('content-encoding')).toBe('br');
    expect(await (await get(file, { 'accept-encoding': 'gzip' }))?.text()).toBe('gzip');
    const plain = await get(file);
    expect(await plain?.text()).toBe('plain');
    expect(plain?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain?.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('are cached as immutable when their name has a hash, and revalidated otherwise', async () => {
    expect((await get('/assets/main-CtBZ9x_a.js'))?.headers.get('cache-control')).toContain('immutable');
    const page = await get('/');
    expect(page?.headers.get('cache-control')).toBe('no-cache');
    const etag = page?.headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag }))?.status).toBe(304);
  });

  it("pass the page's hash to the service worker, so that changed settings update its cache", async () => {
    const worker = (given: Settings) =>
      createStorefrontFiles(
        path.join(folder, 'dist'),
        given,
        readIdentity,
      )(request('/sw.js', { 'accept-encoding': 'br' }));
    const sent = await worker(settings);
    expect(sent?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(sent?.headers.get('cache-control')).toBe('no-cache');
    // Without it the worker could fetch nothing.
    expect(sent?.headers.get('content-security-policy')).toContain("connect-src 'self'");
    const getCode = async (response: Response | null) =>
      brotliDecompressSync(await toBytes(response)).toString();
    const code = await getCode(sent);
    expect(code).toMatch(/^self\.pawletPage="[\da-f]{16}";\nkeep\(\)$/u);
    expect(await getCode(await worker(settings))).toBe(code);
    expect(await getCode(await worker({ ...settings, partnerOrigins: [] }))).not.toBe(code);
  });

  it('allow the page’s inline script by its hash and list the origins that may frame it', async () => {
    const policy =
      (await get('/', { 'accept-encoding': 'br' }))?.headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update('boot()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("frame-ancestors 'self' https://partner.test");
    expect(policy).toContain("connect-src 'self' https://api.test");
    expect(policy).not.toContain('unsafe');
    expect(inlineScriptHashes('<script src="x"></script>')).toEqual([]);
  });

  it.each([
    '/goods/7',
    '/de',
    '/de/goods/7?invite_id=3',
    '/category/3',
    '/search?q=cat',
    '/fr/page/terms',
    '/help',
  ])('include the page at %s', async (address) => {
    const page = await get(address, { 'accept-encoding': 'br' });
    expect(page?.status).toBe(200);
    expect(await page?.text()).toBe('brotli');
  });

  it.each(['/goods/x', '/goods/7/', '/de/', '/xx/goods/7', '/goods/00', `/page/${'x'.repeat(65)}`, '/cart'])(
    'have no page at %s',
    async (address) => {
      expect(await get(address)).toBeNull();
    },
  );

  it('list the origins allowed in source_url in the page', async () => {
    const html = '<meta name="pawlet:api-origins" content="" /><script>boot()</script>';
    const dist = path.join(folder, 'other');
    await mkdir(dist);
    await writeFile(path.join(dist, 'index.html'), html);
    await writeFile(path.join(dist, 'index.html.br'), 'as built');
    const open = (apiOrigins: readonly string[], headers: Record<string, string> = {}) =>
      createStorefrontFiles(dist, { ...settings, apiOrigins }, readIdentity)(request('/', headers));
    const origins = ['https://api.test', 'https://eu.api.test:8443'];
    const filled = html.replace('content=""', 'content="https://api.test,https://eu.api.test:8443"');
    const page = await open(origins);
    expect(await page?.text()).toBe(filled);
    expect(page?.headers.get('content-security-policy')).toContain(
      createHash('sha256').update('boot()').digest('base64'),
    );
    const brotli = await open(origins, { 'accept-encoding': 'gzip, br' });
    expect(brotli?.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await toBytes(brotli)).toString()).toBe(filled);
    expect(gunzipSync(await toBytes(await open(origins, { 'accept-encoding': 'gzip' }))).toString()).toBe(
      filled,
    );
    const etag = page?.headers.get('etag') ?? '';
    expect((await open(origins, { 'if-none-match': etag }))?.status).toBe(304);
    expect((await open(['https://new.test'], { 'if-none-match': etag }))?.status).toBe(200);
    expect(await (await open([], { 'accept-encoding': 'br' }))?.text()).toBe('as built');
  });

  it('list the origins that may embed the page in the page', async () => {
    const place = (content: string) => `<meta name="pawlet:partner-origins" content="${content}" />`;
    const dist = path.join(folder, 'embedded');
    await mkdir(dist);
    await writeFile(path.join(dist, 'widget.html'), place(''));
    const page = await createStorefrontFiles(dist, settings, readIdentity)(request('/widget.html'));
    expect(await page?.text()).toBe(place(`${settings.publicOrigin},https://partner.test`));
  });

  it('list the partners that the owner has set instead, from the next request on', async () => {
    const place = (content: string) => `<meta name="pawlet:partner-origins" content="${content}" />`;
    const dist = path.join(folder, 'partners');
    await mkdir(dist);
    for (const name of ['index.html', 'widget.html']) await writeFile(path.join(dist, name), place(''));
    await writeFile(path.join(dist, 'sw.js'), 'keep()');
    const files = createStorefrontFiles(dist, settings, readIdentity);
    const workers = new Set<string | undefined>();
    for (const partnerOrigins of [['https://one.test', 'https://two.test'], ['https://two.test'], []]) {
      own = { partnerOrigins };
      for (const address of ['/', '/widget.html']) {
        const page = await files(request(address));
        expect(await page?.text()).toBe(place([settings.publicOrigin, ...partnerOrigins].join(',')));
        expect(page?.headers.get('content-security-policy')).toMatch(
          new RegExp(`frame-ancestors ${["'self'", ...partnerOrigins].join(' ')}$`, 'u'),
        );
      }
      workers.add(await (await files(request('/sw.js')))?.text());
    }
    expect(workers.size).toBe(3);
    own = {};
  });

  it('mark the page of a public demo', async () => {
    const place = (content: string) => `<meta name="pawlet:public-demo" content="${content}" />`;
    const dist = path.join(folder, 'demo');
    await mkdir(dist);
    for (const name of ['index', 'widget']) await writeFile(path.join(dist, `${name}.html`), place(''));
    for (const isPublicDemo of [true, false]) {
      const files = createStorefrontFiles(dist, { ...settings, isPublicDemo }, readIdentity);
      for (const address of ['/', '/widget.html'])
        expect(await (await files(request(address)))?.text()).toBe(place(isPublicDemo ? 'yes' : ''));
    }
  });

  it.each([
    ['the demo keeps', true],
    ['a shop of its own has not', false],
  ])("%s the description of the demo's products", async (_, isDemo) => {
    const dist = path.join(folder, `described-${isDemo}`);
    await mkdir(dist);
    const said = 'Fountains and feeders for pets.';
    const description = `<meta name="description" content="${said}" />`;
    for (const name of ['index', 'widget'])
      await writeFile(path.join(dist, `${name}.html`), `<meta charset="utf-8" />\n    ${description}`);
    const manifest = { name: 'Pawlet', short_name: 'Pawlet', lang: 'zh-CN', description: said };
    await writeFile(path.join(dist, 'manifest.webmanifest'), JSON.stringify(manifest));
    await writeFile(path.join(dist, 'sw.js'), 'keep()');
    const files = createStorefrontFiles(dist, { ...settings, isDemo }, readIdentity);
    for (const address of ['/', '/widget.html']) {
      const page = (await (await files(request(address)))?.text()) ?? '';
      expect(page).toContain('<meta charset="utf-8" />');
      expect(page.includes('description')).toBe(isDemo);
    }
    const sent = await (await files(request('/manifest.webmanifest')))?.json();
    expect(sent).toEqual(isDemo ? manifest : { name: 'Pawlet', short_name: 'Pawlet', lang: 'zh-CN' });
  });

  describe('with a logo and languages', () => {
    const html = [
      '<link rel="icon" href="/icon.svg" type="image/svg+xml" />',
      '<link rel="apple-touch-icon" href="/icon-180.png" />',
      '<link rel="manifest" href="/manifest.webmanifest" />',
      '<meta name="pawlet:languages" content="" />',
      '<meta name="pawlet:countries" content="" />',
      '<svg class="start" viewBox="0 0 1 1"><path d="M0 0" /></svg><svg class="other"></svg>',
    ].join('\n');
    let files: (request: Request) => Promise<Response | null>;

    beforeAll(async () => {
      const dist = path.join(folder, 'identity');
      await mkdir(dist);
      await writeFile(path.join(dist, 'index.html'), html);
      const icons = [{ src: '/icon-192.png', sizes: '192x192' }];
      await writeFile(path.join(dist, 'manifest.webmanifest'), JSON.stringify({ name: 'Pawlet', icons }));
      files = createStorefrontFiles(dist, { ...settings, isDemo: true }, readIdentity);
    });
    afterAll(() => {
      own = {};
    });

    it('names the icons of the logo, at another address for each', async () => {
      expect(await (await files(request('/')))?.text()).toBe(html);
      for (const logo of ['0123abcd', '4567abcd']) {
        own = { logo };
        const page = await (await files(request('/')))?.text();
        expect(page).toContain(`rel="icon" href="/icon.svg?v=${logo}" type`);
        expect(page).toContain(`rel="apple-touch-icon" href="/icon-180.png?v=${logo}"`);
        expect(page).toContain('href="/manifest.webmanifest"');
        expect(page).toContain(
          `<img class="start" src="/icon.svg?v=${logo}" alt="" /><svg class="other"></svg>`,
        );
        expect(await (await files(request('/manifest.webmanifest')))?.json()).toMatchObject({
          icons: [{ src: `/icon-192.png?v=${logo}`, sizes: '192x192' }],
        });
      }
      own = {};
      expect(await (await files(request('/')))?.text()).toBe(html);
    });

    it('names the offered languages, the default first, and none if all are offered', async () => {
      const read = async () =>
        /(?<=pawlet:languages" content=")[^"]*/u.exec((await (await files(request('/')))?.text()) ?? '')?.[0];
      expect(await read()).toBe('');
      own = { languages: { offered: ['zh', 'en', 'de'], default: 'en' } };
      expect(await read()).toBe('en zh de');
      own = { languages: { offered: languages, default: 'en' } };
      expect(await read()).toBe('en zh ja fr de it es ko');
    });

    it('names the countries that the shop sells to in their order, and none where these are all', async () => {
      const read = async () =>
        /(?<=pawlet:countries" content=")[^"]*/u.exec((await (await files(request('/')))?.text()) ?? '')?.[0];
      own = {};
      expect(await read()).toBe('');
      own = { countries: ['FRA', 'DEU'] };
      expect(await read()).toBe('FRA DEU');
    });

    it('has its name in the default language where that of the page is not offered', async () => {
      names = inLanguages({ name: 'Miau', ja: 'ミャウ', de: 'Miezen' });
      own = { languages: { offered: ['de'], default: 'de' } };
      const sent = await files(request('/manifest.webmanifest?lang=ja'));
      expect(await sent?.json()).toMatchObject({ name: 'Miezen' });
      names = inLanguages({ name: 'Pawlet' });
    });
  });

  describe('with a shop name', () => {
    const html =
      '<title>Pawlet</title><meta name="apple-mobile-web-app-title" content="Pawlet" /><script>boot()</script>';
    const manifest = { name: 'Pawlet', short_name: 'Pawlet', lang: 'zh-CN' };
    let dist = '';
    let open: (url: string, headers?: Record<string, string>) => Promise<Response | null>;

    beforeAll(async () => {
      dist = path.join(folder, 'named');
      await mkdir(dist);
      for (const name of ['index', 'widget']) await writeFile(path.join(dist, `${name}.html`), html);
      await writeFile(path.join(dist, 'sw.js'), 'keep()');
      await writeFile(path.join(dist, 'manifest.webmanifest'), JSON.stringify(manifest));
      const files = createStorefrontFiles(dist, settings, readIdentity);
      open = (url, headers) => files(request(url, headers));
    });
    afterAll(() => {
      names = inLanguages({ name: 'Pawlet' });
    });

    it.each(languages)('replace the name in the page in %s', async (language) => {
      names = inLanguages({ name: 'Miau & Co', zh: '喵与友' });
      const name = language === 'zh' ? '喵与友' : 'Miau &#38; Co';
      for (const address of ['/', '/widget.html']) {
        const page = await (await open(`${address}?lang=${language}`))?.text();
        expect(page).toBe(html.replaceAll('Pawlet', name));
      }
      const sent = await open(`/manifest.webmanifest?lang=${language}`, { 'accept-encoding': 'br' });
      expect(sent?.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
      const own = language === 'zh' ? '喵与友' : 'Miau & Co';
      expect(JSON.parse(brotliDecompressSync(await toBytes(sent)).toString())).toEqual({
        ...manifest,
        name: own,
        short_name: own,
      });
    });

    it('are updated at once after a change, the worker included', async () => {
      const seen = new Set<string>();
      for (const name of ['Pawlet', 'Miau', 'Wuff', 'Pawlet']) {
        names = inLanguages({ name });
        expect(await (await open('/'))?.text()).toContain(`<title>${name}</title>`);
        expect(await (await open('/manifest.webmanifest'))?.json()).toMatchObject({ name });
        seen.add((await (await open('/sw.js'))?.text()) ?? '');
      }
      expect(seen.size).toBe(3);
    });

    it.each(['</title><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '$&$`', "'"])(
      'insert %s without executing it',
      async (name) => {
        names = inLanguages({ name });
        const page = await open('/');
        const escaped = name.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
        expect(await page?.text()).toBe(html.replaceAll('Pawlet', () => escaped));
        const hash = createHash('sha256').update('boot()').digest('base64');
        expect(page?.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
        expect(await (await open('/manifest.webmanifest'))?.json()).toMatchObject({ name });
      },
    );
  });

  it.each([
    '/../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/.vite/manifest.json',
    '/assets',
    '/none.js',
    '/a\\b.js',
  ])('return nothing for %s', async (url) => {
    expect(await get(url)).toBeNull();
  });
});

describe('pictures', () => {
  const get = (url: string, headers?: Record<string, string>) =>
    createMediaFiles(path.join(folder, 'media'))(
      request(`/media/goods/bowl/white-front.webp${url}`, headers),
    );

  it.each([
    ['', 'webp 800'],
    ['?w=1', 'webp 200'],
    ['?w=200', 'webp 200'],
    ['?w=201', 'webp 400'],
    ['?w=4000', 'webp 800'],
    ['?w=x', 'webp 800'],
  ])('are sent in the next larger width: %s', async (query, content) => {
    expect(await (await get(query))?.text()).toBe(content);
  });

  it('are sent as AVIF where it is accepted and exists', async () => {
    const accept = { accept: 'image/avif,image/webp,*/*' };
    const picture = await get('?w=400', accept);
    expect(await picture?.text()).toBe('avif 400');
    expect(picture?.headers.get('content-type')).toBe('image/avif');
    expect(picture?.headers.get('vary')).toBe('Accept');
    expect(await (await get('?w=800', accept))?.text()).toBe('webp 800');
  });

  it('are not found under other names', async () => {
    const files = createMediaFiles(path.join(folder, 'media'));
    for (const url of [
      '/media/goods/none.webp',
      '/media/../secret.json',
      '/media/goods/bowl/white-front.png',
      '/other',
    ]) {
      expect(await files(request(url))).toBeNull();
    }
  });
});

describe('clips', () => {
  const get = (range?: string, url = '/media/goods/bowl/turn.mp4') =>
    createMediaFiles(path.join(folder, 'media'))(request(url, range === undefined ? {} : { range }));

  it('are sent whole, with accept-ranges', async () => {
    const clip = await get();
    expect([clip?.status, await clip?.text()]).toEqual([200, '0123456789']);
    expect(clip?.headers.get('content-type')).toBe('video/mp4');
    expect(clip?.headers.get('accept-ranges')).toBe('bytes');
  });

  it.each([
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
  ])('are sent in ranges: %s', async (range, status, content, said) => {
    const clip = await get(range);
    expect([clip?.status, await clip?.text(), clip?.headers.get('content-range')]).toEqual([
      status,
      content,
      said,
    ]);
  });

  it('are not found under other names', async () => {
    expect(await get(undefined, '/media/goods/bowl/none.mp4')).toBeNull();
    expect(await get(undefined, '/media/../secret.mp4')).toBeNull();
  });
});

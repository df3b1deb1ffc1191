import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguages } from '../../modules/config/shopName.ts';
import { createConsoleFiles } from './consoleFiles.ts';

let folder = '';
const readNames = () => Promise.resolve(inLanguages({ name: 'Miau & „Co“ "$&"' }));
const script = '/console/assets/main-CtBZ9x_a.js';

const get = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await createConsoleFiles(
    path.join(folder, 'dist'),
    readNames,
  )(new Request(`https://shop.test${url}`, { method, headers }));
  return response ?? new Response(null, { status: 404 });
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-console-'));
  const assets = path.join(folder, 'dist', 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(path.join(folder, 'secret.js'), 'secret');
  await writeFile(path.join(folder, 'dist', 'secret.js'), 'secret');
  await writeFile(path.join(assets, '.hidden.js'), 'secret');
  await writeFile(path.join(assets, 'main-CtBZ9x_a.js.map'), 'secret');
  await writeFile(
    path.join(folder, 'dist', 'index.html'),
    '<meta name="csp-nonce" content="" /><meta name="shop-names" content="" /><script type="module" src="/console/assets/main-CtBZ9x_a.js"></script>',
  );
  await writeFile(path.join(assets, 'main-CtBZ9x_a.js'), 'plain');
  await writeFile(path.join(assets, 'main-CtBZ9x_a.js.br'), 'brotli');
  await writeFile(path.join(assets, 'main-CtBZ9x_a.js.gz'), 'gzip');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the page of the console', () => {
  it('is at every address below /console/, and never stored', async () => {
    for (const url of [
      '/console/',
      '/console/orders/123/show?x=1',
      '/console/index.html',
      '/console/secret.js',
    ]) {
      const page = await get(url);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(await page.text()).toContain('csp-nonce');
    }
    const moved = await get('/console?x=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/console/?x=1']);
    for (const url of ['/', '/consoles', '/orders']) expect((await get(url)).status).toBe(404);
  });

  it('allows scripts of its own, styles with its nonce, and no frame', async () => {
    const nonces = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const page = await get('/console/');
      const policy = page.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([\w+/=]{24})'/u.exec(policy)?.[1] ?? '';
      expect(await page.text()).toContain(`<meta name="csp-nonce" content="${nonce}" />`);
      const directives = policy.split('; ');
      expect(directives).toContain("default-src 'none'");
      expect(directives).toContain("script-src 'self'");
      expect(directives).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(directives).toContain("frame-ancestors 'none'");
      expect(directives).toContain("base-uri 'none'");
      // Attributes of the previews of e-mails; nothing else that is inline.
      expect(directives.filter((directive) => directive.includes('unsafe'))).toEqual([
        "style-src-attr 'unsafe-inline'",
      ]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('has the name of the shop in each language', async () => {
    const page = await (await get('/console/')).text();
    expect(page).toContain('&#34;de&#34;:&#34;Miau &#38; „Co“ \\&#34;$&#38;\\&#34;&#34;');
  });

  it('has no content for HEAD', async () => {
    const page = await get('/console/', {}, 'HEAD');
    expect([page.status, await page.text()]).toEqual([200, '']);
  });

  it('is not there when the console has not been built', async () => {
    const request = new Request('https://shop.test/console/');
    expect(await createConsoleFiles(path.join(folder, 'nothing'), readNames)(request)).toBeNull();
  });
});

describe('assets of the console', () => {
  it('are immutable, in the smallest encoding that the browser accepts', async () => {
    const brotli = await get(script, { 'accept-encoding': 'gzip, br' });
    expect([await brotli.text(), brotli.headers.get('content-encoding')]).toEqual(['brotli', 'br']);
    const gzip = await get(script, { 'accept-encoding': 'gzip' });
    expect([await gzip.text(), gzip.headers.get('content-encoding')]).toEqual(['gzip', 'gzip']);
    const plain = await get(script);
    expect(await plain.text()).toBe('plain');
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('vary')).toBe('Accept-Encoding');
    }
  });

  it('that do not exist, or are not meant to be sent, are not found', async () => {
    for (const name of ['main-00000000.js', '.hidden.js', 'main-CtBZ9x_a.js.map', '..%2fsecret.js', ''])
      expect([name, (await get(`/console/assets/${name}`)).status]).toEqual([name, 404]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import { createRenderingShop } from './createRenderingShop.ts';
import { createPageRenderer } from '../src/server/createPageRenderer.ts';

const template = `<!doctype html>
<html lang="zh-CN">
  <head>
    <title>Pawlet</title>
    <meta name="description" content="Pets." />
    <script>boot()</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/frame-2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-3.css">
  </head>
  <body>
    <svg class="start"></svg>
    <div id="app"></div>
    <noscript>This shop needs JavaScript.</noscript>
  </body>
</html>`;

const sheets = [
  { file: '/assets/index-3.css', text: ':root{color:red}', isInitial: true },
  { file: '/assets/never.css', text: '.isNeverUsed{color:red}', isInitial: false },
];

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});

afterAll(() => store.close());

const render = (url: string, fetch?: typeof globalThis.fetch) =>
  createPageRenderer(sheets)(
    { url, language: 'de', country: 'DEU', origin: testOrigin },
    template,
    createRenderingShop(store, fetch),
  );

describe('a rendered page', () => {
  it('is the built page with head, styles, content and state', async () => {
    const { status, html, styles } = await render('/de/goods/7');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="de" data-rendered="de DEU">');
    expect(html).toMatch(/<title>Pawlet Meal Futterautomat · [^<]+<\/title>/u);
    expect(html.match(/<title>/gu)).toHaveLength(1);
    const [description, ...more] = Array.from(
      html.matchAll(/<meta (?:name="|property="og:)description" content="(?<text>[^"]+)"/gu),
      ({ groups }) => groups?.['text'],
    );
    expect(description).not.toBe('Pets.');
    expect(more).toEqual([description]);
    expect(html).not.toContain('<noscript>');
    expect(html).toContain(
      '<style>:root{color:red}</style>\n<link rel="stylesheet" href="/assets/index-3.css" disabled />',
    );
    expect(html).not.toContain('isNeverUsed');
    expect(styles).toEqual([':root{color:red}']);
    const state = /<script type="application\/json" id="pawlet-state">(?<json>[^<]+)<\/script>/u.exec(html);
    expect(JSON.parse(state?.groups?.['json'] ?? '')).toMatchObject({ language: 'de', country: 'DEU' });
  });

  it('lists its code for the boot script instead of loading it', async () => {
    const { html } = await render('/de');
    const listed = '<meta name="pawlet:code" content="/assets/index-1.js /assets/frame-2.js" />';
    expect(html).toContain(listed);
    expect(html.indexOf(listed)).toBeLessThan(html.indexOf('<script>boot()'));
    expect(html).not.toMatch(/<link rel="(?:stylesheet|modulepreload)" crossorigin|type="module"/u);
  });

  it('sets dark mode before its content, with a script that a policy can allow', async () => {
    const { html, scripts, styleAttributes } = await render('/de');
    const [script = ''] = scripts;
    const found =
      /<div data-pawlet-root=""[^>]*><script data-style="(?<style>[^"]+)">(?<code>[^<]+)<\/script>/u.exec(
        html,
      );
    expect(found?.groups?.['code']).toBe(script);
    expect(found?.groups?.['style']).toContain('--pawlet-shop-color-text:');
    expect(styleAttributes.some((style) => style.startsWith('--pawlet-shop-color-text:'))).toBe(true);
    expect(styleAttributes).toContain('aspect-ratio:1');
  });

  it('has links that work without its code', async () => {
    const { html } = await render('/de');
    expect(html).toMatch(/<a [^>]*href="\/de\/goods\/\d+"/u);
    expect(html).toMatch(/<a [^>]*href="\/de\/category"/u);
    const search = await render('/de/search');
    expect(search.html).toMatch(/<form [^>]*action="\/de\/search"/u);
    expect(search.html).toMatch(/<input [^>]*name="q"/u);
  });

  it('keeps the status of what does not exist', async () => {
    expect((await render('/de/goods/999999')).status).toBe(404);
  });

  it('contains no markup from texts', async () => {
    const hostile = '</script></title><!--<script>alert(1)</script> $& \u2028';
    const { html } = await render('/de/goods/7', async (input, init) => {
      const reply = await store.app.fetch(new Request(input, init));
      const text = await reply.text();
      const changed = text.replaceAll('Pawlet Meal Futterautomat', JSON.stringify(hostile).slice(1, -1));
      return new Response(changed, { status: reply.status, headers: reply.headers });
    });
    expect(html).toContain('&#60;/script&#62;');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--<');
    // Boot script, dark mode, the data of product and trail, the state.
    expect(html.match(/<script[\s>]/gu)).toHaveLength(5);
    expect(html.match(/<\/script>/gu)).toHaveLength(5);
  });

  it('is refused when a part of it cannot be loaded', async () => {
    await expect(
      render('/de/goods/7', async (input, init) => {
        const request = new Request(input, init);
        if (request.url.includes('v2detail')) return new Response('', { status: 503 });
        return store.app.fetch(request);
      }),
    ).rejects.toThrow('A part of the page could not be loaded.');
  });

  it('refuses a template without a place for the page', async () => {
    await expect(
      createPageRenderer(sheets)(
        { url: '/', language: 'de', country: 'DEU', origin: testOrigin },
        '',
        createRenderingShop(store),
      ),
    ).rejects.toThrow('The template has no place for the page.');
  });
});

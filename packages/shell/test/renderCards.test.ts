import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCardStore, type CardStore } from '../../server/test/createCardStore.ts';
import { testOrigin } from '../../server/test/createTestStore.ts';
import type { CardsAnswer } from '../src/embed/answer/types.ts';
import { createCardRenderer } from '../src/server/createCardRenderer.ts';

/** The style sheet of included cards. */
const cardSheet = { path: '/embed/v0.1.0/card-12345678.css', text: ':host{display:block}' };

let store: CardStore;

beforeAll(async () => {
  store = await createCardStore(createCardRenderer(cardSheet));
});

afterEach(() => store.replaceApi(undefined));
afterAll(() => store.close());

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  store.app.request(testOrigin + path, { headers });
const readAnswer = async (query: string) =>
  (await (await get(`/embed/v1/cards?${query}`)).json()) as CardsAnswer;
const parse = (html: string) => new JSDOM(html).window.document;

describe('product cards for the embed script', () => {
  it('are the shop’s own card, with what actions and own markup need', async () => {
    const { cards, missing, theme, country: answered } = await readAnswer('ids=7,1&lang=de&country=DEU');
    expect(missing).toBeUndefined();
    expect(theme).toEqual({ light: {}, dark: {} });
    expect(answered).toBe('DEU');
    expect(cards.map(({ id }) => id)).toEqual([7, 1]);
    const [feeder, fountain] = cards;
    expect(feeder).toMatchObject({
      title: 'Pawlet Meal Futterautomat',
      price: { value: '69.90', currency: 'EUR' },
      hasVariants: true,
      isSoldOut: false,
      link: `${testOrigin}/#/pages/goods/detail?id=7`,
      picture: { fallback: `${testOrigin}/media/goods/feeder-meal/white-front.webp?w=400` },
      texts: { 'regular-price': '', 'sold-out': '' },
    });
    expect(feeder?.texts['price']).toMatch(/^ab 69,90\s€$/u);
    expect(fountain?.texts['regular-price']).toMatch(/^49,90\s€$/u);
    const card = parse(feeder?.html ?? '');
    expect(card.querySelector('[data-pawlet-root]')?.getAttribute('lang')).toBe('de');
    expect(card.querySelector('[part="title"]')?.textContent).toBe('Pawlet Meal Futterautomat');
    expect(card.querySelector('[part="price"]')?.textContent).toMatch(/69,90\s€/u);
    const link = card.querySelector('a');
    expect([link?.href, link?.target, link?.rel]).toEqual([feeder?.link, '_blank', 'noopener']);
    expect(card.querySelector('button')?.getAttribute('aria-label')).toContain('in den Warenkorb');
  });

  it('have their button and their layout', async () => {
    const buy = parse((await readAnswer('ids=1&lang=en&action=buy&layout=row')).cards[0]?.html ?? '');
    expect(buy.querySelector('button')?.textContent).toBe('Buy now');
    expect(buy.querySelector('[part="list"]')?.getAttribute('data-layout')).toBe('row');
    const link = parse((await readAnswer('ids=1&action=link')).cards[0]?.html ?? '');
    expect(link.querySelector('button')).toBeNull();
  });

  it('have no style attribute, which a policy may forbid', async () => {
    const [card] = (await readAnswer('ids=1')).cards;
    expect(card?.html).not.toMatch(/\sstyle=/u);
    expect(
      parse(card?.html ?? '')
        .querySelector('[data-style]')
        ?.getAttribute('data-style'),
    ).toMatch(/aspect-ratio:1/u);
  });

  it('omit missing products, and say so', async () => {
    const { cards, missing } = await readAnswer('ids=999999,1&lang=de');
    expect(cards.map(({ id }) => id)).toEqual([1]);
    expect(parse(missing ?? '').body.textContent).toContain('Nicht mehr im Sortiment');
  });

  it('contain no markup from texts', async () => {
    const hostile = '<img src=x onerror="alert(1)"><a href="/x" style="color:red">';
    store.replaceApi(async (...parameters) => {
      const reply = await store.app.fetch(new Request(...parameters));
      const text = (await reply.text()).replaceAll(
        /"title":"[^"]*"/gu,
        () => `"title":${JSON.stringify(hostile)}`,
      );
      return new Response(text, { status: reply.status, headers: reply.headers });
    });
    const [card] = (await readAnswer('ids=1&lang=it')).cards;
    const page = parse(card?.html ?? '');
    expect(page.querySelector('[part="title"]')?.textContent).toBe(hostile);
    expect(page.querySelectorAll('img,a')).toHaveLength(2);
    expect(card?.texts['title']).toBe(hostile);
    const included = await (await get('/embed/v1/cards.html?ids=1&lang=it')).text();
    expect(parse(included).querySelectorAll('img')).toHaveLength(0);
    expect(parse(included).querySelectorAll('pawlet-product-card')).toHaveLength(1);
  });

  it('have the colours of the shop, light and dark', async () => {
    store.replaceApi(async (...parameters) => {
      const request = new Request(...parameters);
      const reply = await store.app.fetch(request);
      if (!request.url.includes('common/init')) return reply;
      const text = (await reply.text()).replaceAll('#E56A54', '#1155cc');
      return new Response(text, { status: reply.status, headers: reply.headers });
    });
    const { theme } = await readAnswer('ids=1&lang=fr');
    expect(theme.light['--pawlet-shop-color-solid']).toBe('#1155CC');
    expect(theme.dark['--pawlet-shop-color-text-primary']).not.toBe(
      theme.light['--pawlet-shop-color-text-primary'],
    );
    const sheet = await get('/embed/v1/theme.css');
    expect(sheet.headers.get('content-type')).toContain('text/css');
    expect(await sheet.text()).toMatch(
      /^\[data-pawlet-root\]\{--pawlet-shop-color-[^}]+\}.+prefers-color-scheme:dark/u,
    );
    const included = await (await get('/embed/v1/cards.html?ids=1&lang=fr')).text();
    expect(included).toContain(`<link rel="stylesheet" href="${testOrigin}/embed/v1/theme.css">`);
    const inline = await get('/embed/v1/cards.html?ids=1&lang=fr&styles=inline');
    const style = parse(await inline.text())
      .querySelector('template')
      ?.content.querySelector('style');
    expect(style?.textContent).toMatch(/^:host\{display:block\}\[data-pawlet-root\]\{.*#1155CC/u);
    expect(inline.headers.get('pawlet-style-src')).toBe(
      `'sha256-${createHash('sha256')
        .update(style?.textContent ?? '')
        .digest('base64')}'`,
    );
  });
});

describe('product cards for the HTML of a page', () => {
  it('are elements with their content in a shadow root', async () => {
    const reply = await get('/embed/v1/cards.html?ids=7,999999,1&lang=de&country=DEU&layout=row');
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = parse(await reply.text());
    // In the page itself too, because browsers wait for it there before they show what follows.
    expect(page.querySelector('link')?.href).toBe(testOrigin + cardSheet.path);
    const elements = [...page.querySelectorAll('pawlet-product-card')];
    expect(elements.map((element) => element.getAttribute('product-id'))).toEqual(['7', '1']);
    const [first] = elements;
    expect(first?.getAttribute('layout')).toBe('row');
    const template = first?.querySelector('template');
    expect(template?.getAttribute('shadowrootmode')).toBe('open');
    expect(template?.content.querySelector('link')?.href).toBe(testOrigin + cardSheet.path);
    expect(template?.content.querySelector('[part="price"]')?.textContent).toMatch(/69,90\s€/u);
    expect(
      JSON.parse(template?.content.querySelector('[data-card]')?.getAttribute('data-card') ?? ''),
    ).toEqual({
      id: 7,
      title: 'Pawlet Meal Futterautomat',
      price: { value: '69.90', currency: 'EUR' },
      hasVariants: true,
    });
    expect(first?.querySelector('a')?.textContent).toBe('Pawlet Meal Futterautomat');
    expect(reply.headers.has('pawlet-style-src')).toBe(false);
  });

  it('have their styles in the shadow root where the page asks for that, and name their hash', async () => {
    const query = '/embed/v1/cards.html?ids=7,1&lang=de&country=DEU&styles=inline';
    const reply = await get(query);
    const page = parse(await reply.text());
    expect(page.querySelectorAll('link')).toHaveLength(0);
    const templates = [...page.querySelectorAll('template')];
    expect(templates.map(({ content }) => content.querySelectorAll('link').length)).toEqual([0, 0]);
    const styles = templates.map(({ content }) => content.firstElementChild);
    expect(styles.map((style) => [style?.localName, style?.textContent])).toEqual([
      ['style', cardSheet.text],
      ['style', cardSheet.text],
    ]);
    const hash = `'sha256-${createHash('sha256').update(cardSheet.text).digest('base64')}'`;
    expect(reply.headers.get('pawlet-style-src')).toBe(hash);
    const again = await get(query, { 'if-none-match': reply.headers.get('etag') ?? '' });
    expect([again.status, again.headers.get('pawlet-style-src')]).toEqual([304, hash]);
  });
});

describe('requests for product cards', () => {
  it('are answered the same to everyone, and cached by browsers and networks', async () => {
    const before = store.countRenderings();
    const query = '/embed/v1/cards?ids=1,7&lang=ko&country=KOR';
    const visitor = await get(query);
    const shopper = await get(query, {
      origin: 'https://partner.test',
      token: 'a-token-of-a-shopper',
      uid: '7',
      lang: 'fr',
      'country-code': 'FRA',
      'accept-language': 'it',
      cookie: 'pawlet_lang=de; session=a-session',
    });
    expect(await shopper.bytes()).toEqual(await visitor.bytes());
    expect(store.countRenderings()).toBe(before + 1);
    for (const [name, value] of [
      ['access-control-allow-origin', '*'],
      ['access-control-allow-credentials', null],
      ['cross-origin-resource-policy', 'cross-origin'],
      ['cache-control', 'public, max-age=60, s-maxage=60, stale-while-revalidate=600'],
      ['vary', 'Accept-Encoding'],
      ['set-cookie', null],
    ] as const)
      expect([name, shopper.headers.get(name)]).toEqual([name, value]);
    const again = await get(query, { 'if-none-match': visitor.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(query, { 'accept-encoding': 'br, gzip' })).headers.get('content-encoding')).toBe('br');
  });

  it.each([
    ['', 'ids'],
    ['ids=', 'ids'],
    ['ids=0', 'ids'],
    ['ids=-1', 'ids'],
    ['ids=1.5', 'ids'],
    ['ids=1,', 'ids'],
    ['ids=2147483648', 'ids'],
    ['ids=%00', 'ids'],
    [`ids=${Array.from({ length: 51 }, (_, index) => index + 1).join()}`, 'ids'],
    [`ids=${'1'.repeat(10_000)}`, 'ids'],
    [`ids=<script>alert(1)</script>`, 'ids'],
    ['ids=1&ids=2', 'ids'],
    ['ids=1&layout=round', 'layout'],
    ['ids=1&action=%3Cscript%3E', 'action'],
    ['ids=1&copy=7', 'query'],
    [`ids=1&${'x'.repeat(10_000)}=1`, 'query'],
    ["ids=1'%20OR%20'1'='1", 'ids'],
  ])(
    'with a wrong query (%.40s) are refused in the reader’s language, and not cached',
    async (query, field) => {
      for (const path of ['/embed/v1/cards', '/embed/v1/cards.html']) {
        const reply = await get(`${path}?${query}&lang=de`);
        const text = await reply.text();
        expect(reply.status, text).toBe(400);
        expect(reply.headers.get('content-type')).toContain('application/json');
        expect(reply.headers.get('cache-control')).toBe('no-store');
        const { msg, data } = JSON.parse(text) as {
          readonly msg: string;
          readonly data: { readonly fields: Readonly<Record<string, string>> };
        };
        expect(msg).toMatch(/prüf/iu);
        expect(Object.keys(data.fields)).toContain(field);
        expect(text).not.toMatch(/script|xxxx|1111|copy|round/u);
      }
    },
  );

  it.each(['styles=none', 'styles=inline&styles=inline'])(
    'with wrong styles (%s) are refused; only HTML has any',
    async (styles) => {
      const read = async (path: string) => {
        const reply = await get(`${path}?ids=1&${styles}`);
        const { data } = (await reply.json()) as { readonly data: { readonly fields: object } };
        return [reply.status, data.fields];
      };
      expect(await read('/embed/v1/cards.html')).toEqual([400, { styles: 'format' }]);
      expect(await read('/embed/v1/cards')).toMatchObject([400, { query: 'format' }]);
    },
  );

  it('accept any language and country', async () => {
    const english = await readAnswer('ids=1&lang=pt-BR&country=BRA');
    expect(english.cards[0]?.html).toContain('lang="en"');
    expect(english.cards[0]?.price.currency).toBe('CNY');
    const chinese = await readAnswer('ids=1');
    expect(chinese.cards[0]?.html).toContain('lang="zh-CN"');
    expect((await readAnswer('ids=1&lang=de-AT&country=deu')).cards[0]?.price.currency).toBe('EUR');
  });

  it('of a page that is not registered are refused', async () => {
    const reply = await get('/embed/v1/cards?ids=1&lang=de', { origin: 'https://stranger.test' });
    expect(reply.status).toBe(403);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('are refused for a moment when cards cannot be rendered', async () => {
    store.replaceApi(() => Promise.resolve(new Response('', { status: 503 })));
    const reply = await get('/embed/v1/cards?ids=1&lang=es&country=ESP');
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('1');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(((await reply.json()) as { readonly msg: string }).msg).toMatch(/tienda/u);
    store.replaceApi(undefined);
    expect((await get('/embed/v1/cards?ids=1&lang=es&country=ESP')).status).toBe(200);
  });
});

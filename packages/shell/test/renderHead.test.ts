import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopConfig } from '@pawlet/core/api';
import { interfaceLanguages, type InterfaceLanguage } from '@pawlet/core/i18n';
import { makeDetail } from '../../core/test/makeProducts.ts';
import { createTestStore, testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import { parseAddress } from '../src/routing/hashAddress.ts';
import { parsePublicAddress } from '../src/routing/publicAddress.ts';
import { createRenderingShop } from './createRenderingShop.ts';
import { renderFirstView } from '../src/server/renderFirstView.tsx';
import { renderHead } from '../src/server/renderHead.ts';
import { parseHead, type HeadTag } from './parseHead.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});

afterAll(() => store.close());

const countries: Readonly<Record<InterfaceLanguage, string>> = {
  zh: 'CHN',
  en: 'USA',
  ja: 'JPN',
  fr: 'FRA',
  de: 'DEU',
  it: 'ITA',
  es: 'ESP',
  ko: 'KOR',
};

/** The API of the shop. */
const api: typeof fetch = async (input, init) => store.app.fetch(new Request(input, init));

/** Renders what a URL of the shop names; without a language in it, in English. */
async function open(url: string, fetch = api) {
  const { pathname, search } = new URL(url, testOrigin);
  const named = parsePublicAddress(pathname, search);
  if (named === undefined) throw new Error(`${url} is no page`);
  const language = named.language ?? 'en';
  const view = await renderFirstView(
    {
      url: pathname + search,
      language,
      country: countries[language],
      origin: testOrigin,
    },
    createRenderingShop(store, fetch),
  );
  return { ...view, tags: parseHead(view.head) };
}

const metaOf = (tags: readonly HeadTag[], wanted: string): readonly (string | undefined)[] =>
  tags
    .filter(({ attributes: { name, property } }) => (name ?? property) === wanted)
    .map(({ attributes }) => attributes['content']);
const linksOf = (tags: readonly HeadTag[], relation: string) =>
  tags.filter(({ attributes: { rel } }) => rel === relation).map(({ attributes }) => attributes);
const canonicalOf = (tags: readonly HeadTag[]) => linksOf(tags, 'canonical').map(({ href }) => href);
const titleOf = (tags: readonly HeadTag[]) =>
  tags.filter(({ name }) => name === 'title').map(({ content }) => content);
const dataOf = (tags: readonly HeadTag[]) =>
  tags
    .filter(({ name }) => name === 'script')
    .map(({ content }) => JSON.parse(content) as Readonly<Record<string, unknown>>);
const typesOf = (tags: readonly HeadTag[]) => dataOf(tags).map((data) => data['@type']);

const pages = [
  ['/de', 'Pawlet', ['Organization', 'WebSite']],
  ['/de/goods/7', 'Pawlet Meal Futterautomat · Pawlet', ['Product', 'BreadcrumbList']],
  ['/de/category', 'Kategorien · Pawlet', ['BreadcrumbList']],
  ['/de/category/7', 'Trockenfutter · Pawlet', ['BreadcrumbList']],
  ['/de/search', 'Suche · Pawlet', ['BreadcrumbList']],
  ['/de/search?q=brunnen', 'brunnen · Pawlet', []],
  ['/de/page/aboutus', 'Über uns · Pawlet', ['BreadcrumbList']],
  ['/de/page/cookies', 'Cookies und gespeicherte Daten · Pawlet', ['BreadcrumbList']],
  ['/de/help', 'Hilfe · Pawlet', ['BreadcrumbList']],
] as const;

describe('the head of a public page', () => {
  it.each(pages)('%s has one of each element', async (url, title, types) => {
    const { tags, status } = await open(url);
    expect(status).toBe(200);
    expect(titleOf(tags)).toEqual([title]);
    const once = ['og:title', 'og:type', 'og:url', 'og:image', 'og:locale', 'og:site_name', 'twitter:card'];
    for (const name of ['description', 'robots', 'og:description', ...once])
      expect(metaOf(tags, name), name).toEqual([expect.stringMatching(/\S/u)]);
    expect(metaOf(tags, 'og:url')).toEqual(canonicalOf(tags));
    expect(metaOf(tags, 'og:image')).toEqual([expect.stringMatching(/^http:\/\/shop\.test\/\S+$/u)]);
    expect(metaOf(tags, 'og:locale')).toEqual(['de_DE']);
    expect(metaOf(tags, 'robots')[0]?.startsWith('noindex')).toBe(url.includes('?q='));
    expect(typesOf(tags)).toEqual(types);
  });

  it.each([
    ['/de/goods/7?utm_source=x&invite_id=3&variant=17', '/de/goods/7'],
    ['/de/category/7?sort=price&way=asc&brand=1&low=3', '/de/category/7'],
    ['/de/search?q=brunnen&sort=price', '/de/search?q=brunnen'],
    ['/de/page/aboutus?utm_source=x', '/de/page/aboutus'],
    ['/goods/7?utm_source=x', '/goods/7'],
    ['/', '/'],
  ])('%s is canonical as %s', async (url, canonical) => {
    expect(canonicalOf((await open(url)).tags)).toEqual([`${testOrigin}${canonical}`]);
  });

  it.each(['', '/goods/7', '/category/7', '/page/aboutus'])(
    '%s has alternates that all point back, to a page that is its own canonical one',
    async (path) => {
      const urls = [path || '/', ...interfaceLanguages.map((language) => `/${language}${path}`)];
      const views = await Promise.all(urls.map(async (url) => ({ url, ...(await open(url)) })));
      const expected = [
        ...interfaceLanguages.map((language) => [language, `${testOrigin}/${language}${path}`]),
        ['x-default', `${testOrigin}${path || '/'}`],
      ];
      for (const { url, tags } of views) {
        expect(canonicalOf(tags), url).toEqual([`${testOrigin}${url}`]);
        const alternates = linksOf(tags, 'alternate').map(({ hreflang, href }) => [hreflang, href]);
        expect(alternates, url).toEqual(expected);
      }
      // The descriptions are in each page's language: English twice, without a language in the path too.
      const descriptions = views.map(({ tags }) => metaOf(tags, 'description')[0]);
      expect(new Set(descriptions).size).toBe(interfaceLanguages.length);
    },
  );

  it.each([
    ['/de/goods/999999', 'Dieses Produkt gibt es nicht · Pawlet'],
    ['/de/category/999999', 'Produkte · Pawlet'],
    ['/de/page/nothing', expect.stringMatching(/ · Pawlet$/u) as string],
  ])('%s does not exist, and is not listed', async (url, title) => {
    const { tags, status, html } = await open(url);
    expect(status).toBe(404);
    expect(html.length).toBeGreaterThan(1000);
    expect(titleOf(tags)).toEqual([title]);
    expect(metaOf(tags, 'robots')).toEqual(['noindex, follow']);
    expect([...linksOf(tags, 'canonical'), ...linksOf(tags, 'alternate'), ...dataOf(tags)]).toEqual([]);
  });

  it('reports a product that is no longer sold as gone, and still shows it', async () => {
    const { tags, status, html } = await open('/de/goods/9', async (...call) => {
      const reply = await (await api(...call)).text();
      return new Response(reply.replace('"status":"normal"', '"status":"hidden"'));
    });
    expect(html).toContain(metaOf(tags, 'og:title')[0]);
    expect(status).toBe(410);
    expect(metaOf(tags, 'robots')).toEqual(['noindex, follow']);
    expect(metaOf(tags, 'og:title')).toEqual([expect.stringMatching(/\S/u)]);
    expect([...linksOf(tags, 'canonical'), ...dataOf(tags)]).toEqual([]);
  });

  it('is not listed while its data cannot be loaded', async () => {
    const { status, head, isComplete } = await renderFirstView(
      {
        url: '/de/goods/7',
        language: 'de',
        country: 'DEU',
        origin: testOrigin,
      },
      createRenderingShop(store, () => Promise.resolve(new Response('', { status: 503 }))),
    );
    const tags = parseHead(head);
    expect(isComplete).toBe(false);
    expect(status).toBe(200);
    expect(metaOf(tags, 'robots')).toEqual(['noindex, follow']);
    expect(canonicalOf(tags)).toEqual([]);
  });
});

describe('the structured data of a page', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('describe product %s as it is shown', async (id) => {
    const { tags, state } = await open(`/de/goods/${id}`);
    const shown = state.queries[`["","de","DEU","product",${id}]`] as ReturnType<typeof makeDetail>;
    const [product, trail] = dataOf(tags);
    const url = `${testOrigin}/de/goods/${id}`;
    const amount = (shown.price.amountMinor / 100).toFixed(2);
    const availability = `https://schema.org/${shown.isSoldOut ? 'OutOfStock' : 'InStock'}`;
    expect(product).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: shown.title,
      description: shown.subtitle,
      image: shown.imageUrls.map((picture, index) => {
        const caption = shown.imageAlts[index] ?? '';
        return caption === ''
          ? picture
          : { '@type': 'ImageObject', url: picture, contentUrl: picture, caption };
      }),
      offers: shown.hasPriceRange
        ? {
            '@type': 'AggregateOffer',
            lowPrice: amount,
            highPrice: ((shown.priceMax?.amountMinor ?? 0) / 100).toFixed(2),
            offerCount: shown.skus.filter(({ stock }) => stock > 0).length,
            url,
            priceCurrency: 'EUR',
            availability,
          }
        : { '@type': 'Offer', price: amount, url, priceCurrency: 'EUR', availability },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: shown.star,
        reviewCount: shown.commentCount,
      },
    });
    expect(trail).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
    const steps = trail?.['itemListElement'] as readonly Readonly<Record<string, unknown>>[];
    expect(steps.map((step) => step['position'])).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]).toMatchObject({ '@type': 'ListItem', name: 'Startseite', item: `${testOrigin}/de` });
    expect(steps.at(-2)?.['item']).toBe(`${testOrigin}/de/category/${shown.categoryId}`);
    expect(steps.at(-1)).toMatchObject({ name: shown.title, item: url });
    expect(metaOf(tags, 'product:price:amount')).toEqual([amount]);
    expect(metaOf(tags, 'og:image:alt')).toEqual([shown.imageAlt === '' ? shown.title : shown.imageAlt]);
    expect(metaOf(tags, 'product:price:currency')).toEqual(['EUR']);
    expect(metaOf(tags, 'product:availability')).toEqual([shown.isSoldOut ? 'out of stock' : 'in stock']);
    expect(metaOf(tags, 'og:type')).toEqual(['product']);
  });

  it('describe the pictures in the language of the page', async () => {
    const { tags, html } = await open('/de/goods/6');
    const alt = 'Blaue Reiseflasche mit ausgeklappter weißer Schale';
    expect(dataOf(tags)[0]).toMatchObject({
      image: [{ '@type': 'ImageObject', caption: alt }, {}, {}, {}, {}],
    });
    expect(metaOf(tags, 'og:image:alt')).toEqual([alt]);
    expect(html).toContain(`alt="${alt}"`);
    const other = await open('/fr/goods/1');
    expect(metaOf(other.tags, 'og:image:alt')).toEqual(metaOf(other.tags, 'og:title'));
    expect(other.html).toContain(`alt="${metaOf(other.tags, 'og:title')[0]}"`);
  });

  it('describe the shop on its home page', async () => {
    expect(dataOf((await open('/de')).tags)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Pawlet',
        url: `${testOrigin}/`,
        logo: `${testOrigin}/icon-512.png`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: '+49 30 23125 014',
          email: 'help@pawlet.example',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Pawlet',
        url: `${testOrigin}/de`,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${testOrigin}/de/search?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
  });

  it('have no part that the page itself does not use in its state', async () => {
    const { state } = await open('/de/goods/7');
    expect(Object.keys(state.queries).filter((id) => id.includes('"categories"'))).toEqual([]);
    expect(state.texts).not.toHaveProperty('head');
  });
});

describe('hostile texts', () => {
  const hostile = `</script></title><script>alert(1)</script>"' onload='x' & <!-- \u2028 {{shop}} $& &quot;`;

  it('are text in every element', () => {
    const product = makeDetail(4, hostile, { subtitle: hostile, imageUrl: `https://cdn.test/${hostile}` });
    const address = parseAddress('/pages/goods/detail?id=4');
    const contact = { email: hostile, chatUrl: '', hours: '' };
    const config = { name: hostile, phone: hostile, contact } as ShopConfig;
    const site = {
      config,
      origin: testOrigin,
      language: 'de',
      isLanguageInPath: true,
      homeName: hostile,
    } as const;
    const texts = { title: hostile, description: hostile, imageUrl: product.imageUrl };
    const page = { ...texts, status: 200, isListed: true, trail: [{ name: hostile, address }] } as const;
    const tags = parseHead(renderHead({ ...page, address, product }, site));
    expect(titleOf(tags)).toEqual([`${hostile} · ${hostile}`]);
    for (const name of ['description', 'og:title', 'og:description', 'og:site_name'])
      expect(metaOf(tags, name)).toEqual([hostile]);
    expect(dataOf(tags)).toMatchObject([
      { name: hostile, description: hostile },
      { itemListElement: [{ name: hostile }, { name: hostile }] },
    ]);
    const home = parseAddress('/pages/index/index');
    expect(dataOf(parseHead(renderHead({ ...page, trail: [], address: home }, site)))).toMatchObject([
      { name: hostile, contactPoint: { telephone: hostile, email: hostile } },
      { name: hostile },
    ]);
  });

  it('are text as words of a search, and not repeated beyond their limit', async () => {
    const { tags } = await open(`/de/search?${new URLSearchParams({ q: hostile }).toString()}`);
    expect(titleOf(tags)).toEqual([`${hostile} · Pawlet`]);
    expect(metaOf(tags, 'description')[0]).toContain(hostile);
    const long = await open(`/de/search?q=${'x'.repeat(10_000)}`);
    expect(long.head).not.toContain('xxx');
    expect(metaOf(long.tags, 'robots')).toEqual(['noindex, follow']);
  });

  it.each(['javascript:alert(1)', 'data:image/gif;base64,R0lG', 'http://[', ''])(
    'the picture %s is replaced by that of the shop',
    (imageUrl) => {
      const head = renderHead(
        {
          status: 200,
          title: 'a',
          description: 'b',
          imageUrl,
          address: undefined,
          isListed: true,
          trail: [],
        },
        { config: undefined, origin: testOrigin, language: 'en', isLanguageInPath: false, homeName: 'Home' },
      );
      expect(metaOf(parseHead(head), 'og:image')).toEqual([`${testOrigin}/icon-512.png`]);
    },
  );
});

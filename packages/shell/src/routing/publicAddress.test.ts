import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from './hashAddress.ts';
import { paths } from './paths.ts';
import { formatPublicAddress, parsePublicAddress, toPublicHref } from './publicAddress.ts';

const parse = (url: string) => {
  const { pathname, search } = new URL(url, 'https://shop.test');
  return parsePublicAddress(pathname, search);
};

describe('the address of a public page', () => {
  it.each([
    ['/', '/', undefined],
    ['/de', '/', 'de'],
    ['/goods/7', '/pages/goods/detail?id=7', undefined],
    ['/de/goods/7?invite_id=3', '/pages/goods/detail?id=7&invite_id=3', 'de'],
    ['/category', '/pages/category/index', undefined],
    ['/fr/category/3?sort=price', '/pages/goods/goods?category_id=3&sort=price', 'fr'],
    ['/search?q=cat+toy', '/pages/goods/goods?keyword=cat+toy', undefined],
    ['/search', '/pages/search/search', undefined],
    ['/page/terms', '/pages/page/page?diyname=terms', undefined],
    ['/ja/help', '/pages/help/index', 'ja'],
  ])('%s is %s', (url, route, language) => {
    const parsed = parse(url);
    expect(parsed).toEqual({ address: parseAddress(route), language });
    expect(formatPublicAddress(parseAddress(route), language as 'de' | undefined)).toBe(url);
  });

  it.each([
    '/de/',
    '/xx/goods/7',
    '/DE/goods/7',
    '/goods',
    '/goods/0',
    '/goods/007',
    '/goods/7/',
    '/goods/7/8',
    '/goods/7e3',
    '/category/cats',
    '/search/cat',
    '/page/a.b',
    '/page/a%2fb',
    '/help/me',
    '/constructor',
    '//',
  ])('%s is none', (url) => {
    expect(parse(`https://shop.test${url}`)).toBeUndefined();
  });

  it('exists for public routes only', () => {
    expect(toPublicHref(parseAddress('/pages/goods/detail?id=7'), 'de')).toBe('/de/goods/7');
    expect(toPublicHref(parseAddress('/pages/cart/cart'))).toBe('/#/pages/cart/cart');
    expect(toPublicHref(parseAddress('/pages/cart/cart'), 'de')).toBe('/de#/pages/cart/cart');
    expect(toPublicHref(parseAddress('/?invite_id=3'))).toBe('/#/?invite_id=3');
    expect(toPublicHref(parseAddress('/pages/goods/detail?id=x'))).toBe('/#/pages/goods/detail?id=x');
  });

  it('leads to the same page again, whatever its parameters are', () => {
    const path = fc.constantFrom(
      '/',
      paths.product,
      paths.products,
      paths.text,
      paths.help,
      paths.search,
      paths.categories,
    );
    const parameters = fc.dictionary(
      fc.constantFrom('id', 'goods_id', 'keyword', 'category_id', 'diyname', 'q', 'sort'),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.nat().map(String)),
    );
    fc.assert(
      fc.property(path, parameters, (asked, values) => {
        const url = formatPublicAddress({ path: asked, search: new URLSearchParams(values).toString() });
        const parsed = url === undefined ? undefined : parse(url);
        if (url === undefined) return;
        expect(parsed?.address.path).toBe(asked);
        const query = new URLSearchParams(parsed?.address.search);
        const id = Number(values['id'] ?? '') || Number(values['goods_id']);
        if (asked === paths.product) expect(Number(query.get('id'))).toBe(id);
        if (asked === paths.products) expect(query.get('keyword') ?? '').toBe(values['keyword'] ?? '');
        if (asked === paths.text) expect(query.get('diyname')).toBe(values['diyname']);
        expect(formatPublicAddress(parsed?.address ?? { path: '', search: '' })).toBe(url);
      }),
      { numRuns: 1000, seed: 20_261_126 },
    );
  });
});

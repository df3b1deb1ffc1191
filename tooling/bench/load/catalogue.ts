import {
  categoryAlls,
  categoryIndex,
  commonInit,
  goodsIndex,
  goodsLists,
  goodsV2detail,
  pageLists,
} from '@pawlet/core/contract';
import type { Request } from 'autocannon';
import { byPopularity, createRandom, pick } from './random.ts';

/** The ids and words that requests to a catalogue need. */
export interface CatalogueFacts {
  /** Ids of products on sale. */
  readonly goods: readonly number[];
  /** Categories with their numbers of products. */
  readonly categories: readonly { readonly id: number; readonly goods: number }[];
  readonly brands: readonly number[];
}

/**
 * The distribution of URLs: `hot` repeats a few dozen, `mixed` follows popularity over all products, lists and
 * languages, `cold` uses every URL once.
 */
export type Spread = 'hot' | 'mixed' | 'cold';

const pageSize = 10;
const hotAddresses = 40;
/** Readers by country and language, and their share in percent. */
const readers = [
  { share: 55, lang: 'zh', country: 'CHN' },
  { share: 20, lang: 'en', country: 'USA' },
  { share: 7, lang: 'ja', country: 'JPN' },
  { share: 5, lang: 'de', country: 'DEU' },
  { share: 4, lang: 'fr', country: 'FRA' },
  { share: 3, lang: 'it', country: 'ITA' },
  { share: 3, lang: 'es', country: 'ESP' },
  { share: 3, lang: 'ko', country: 'KOR' },
];
const words: Readonly<Record<string, readonly string[]>> = {
  zh: ['猫', '饮水机', '喂食器', '项圈', '狗', '滤芯'],
  ja: ['猫', '給水', '犬'],
  ko: ['고양이', '자동', '강아지'],
};
const latinWords = ['feeder', 'camera', 'smart', 'gps', 'filter', 'cat'];
const orders = ['weigh', 'sales', 'price', 'views', 'comments', 'createtime'];

type Draw = (random: () => number) => number;

/** Requests of browsing shoppers: details, lists, searches, categories, home. */
export function catalogueRequests(
  facts: CatalogueFacts,
  spread: Spread,
  count: number,
  seed: number,
): Request[] {
  const random = createRandom(seed);
  const popular = byPopularity(random, facts.goods.length);
  const place: Draw = spread === 'mixed' ? popular : (draw) => Math.floor(draw() * facts.goods.length);
  const draw = () => request(facts, random, place);
  if (spread === 'mixed') return Array.from({ length: count }, draw);
  const wanted = spread === 'hot' ? hotAddresses : count;
  const distinct = new Map<string, Request>();
  // The catalogue is finite: after a limited search, the URLs repeat.
  for (let tries = 0; distinct.size < wanted && tries < wanted * 4; tries += 1) {
    const next = draw();
    if (spread === 'cold' && isSame(next)) continue;
    distinct.set(`${next.method} ${next.path} ${String(next.body)} ${String(next.headers?.['lang'])}`, next);
  }
  const list = [...distinct.values()];
  return Array.from({ length: count }, (_, index) => list[index % list.length] ?? draw());
}

/** URLs that all readers of a language share. */
function isSame({ path }: Request): boolean {
  return path !== goodsLists.path && !path?.startsWith(goodsV2detail.path);
}

function request(facts: CatalogueFacts, random: () => number, place: Draw): Request {
  const headers = getHeaders(random);
  const get = (path: string): Request => ({ method: 'GET', path, headers });
  const list = (fields: object): Request => ({
    method: 'POST',
    path: goodsLists.path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ pageNum: pageSize, ...fields }),
  });
  const kind = random() * 100;
  if (kind < 46) return get(`${goodsV2detail.path}?id=${facts.goods[place(random)]}`);
  if (kind < 64) {
    const category = pick(random, facts.categories);
    return list({ category_id: category.id, page: pageOf(random, category.goods) });
  }
  if (kind < 72)
    return list({
      orderby: pick(random, orders),
      orderway: pick(random, ['asc', 'desc']),
      page: pageOf(random, facts.goods.length),
    });
  if (kind < 80) {
    const keyword = pick(random, words[headers['lang']] ?? latinWords);
    return list({ keyword, page: pageOf(random, 100) });
  }
  if (kind < 84) {
    const low = Math.floor(random() * 200);
    const price = `${low}-${low + 50 + Math.floor(random() * 200)}`;
    return list({ brand_id: String(pick(random, facts.brands)), price, page: pageOf(random, 60) });
  }
  if (kind < 87) return list({ flag: pick(random, ['hot', 'new', 'recommend']), page: pageOf(random, 200) });
  if (kind < 91) return get(goodsIndex.path);
  if (kind < 94) return get(`${commonInit.path}?home=1`);
  if (kind < 96) return get(`${categoryIndex.path}?category_mode=1`);
  if (kind < 98) return get(categoryAlls.path);
  return get(`${pageLists.path}?type=help`);
}

/** First pages are requested most. */
function pageOf(random: () => number, productCount: number): number {
  return 1 + Math.floor(random() ** 3 * Math.max(1, Math.ceil(productCount / pageSize)));
}

function getHeaders(random: () => number) {
  let left = random() * 100;
  const reader = readers.find(({ share }) => (left -= share) < 0) ?? readers[0];
  return {
    lang: reader?.lang ?? 'zh',
    'country-code': reader?.country ?? 'CHN',
    sid: getSid(random),
    'accept-encoding': 'gzip, deflate, br',
  };
}

function getSid(random: () => number): string {
  return Array.from({ length: 4 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}

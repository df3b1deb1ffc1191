import { toId, type Category, type CategoryId, type ProductDetail } from '@pawlet/core/api';
import type { Pawlet } from '@pawlet/core';
import {
  homeQueries,
  pageQueries,
  prefetch,
  productQueries,
  toPagedKey,
  toQueryId,
  toScope,
  type Query,
  type QueryPage,
} from '@pawlet/core/queries';
import { lawMessages } from '@pawlet/widgets/parts';
import { storedPage, withdrawPage } from '../legal/lawLinks.ts';
import { homeOffers } from '../pages/home/homeOffers.ts';
import { findCategoryPath } from '../pages/category/findCategoryPath.ts';
import { productDetailMessages } from '../pages/product/detail/productDetailMessages.ts';
import { similarProducts } from '../pages/product/detail/similarProducts.ts';
import { readListQuery, toPagedProducts } from '../pages/list/useListQuery.ts';
import { parseAddress, routeTo, type Address } from '../routing/hashAddress.ts';
import { listPageParameter } from '../routing/listPages.ts';
import { idParameter, readParameters, textParameter } from '../routing/parameters.ts';
import { paths } from '../routing/paths.ts';
import { shellMessages } from '../shellMessages.ts';
import { headMessages } from './headMessages.ts';

/** What the head of a page contains, before it is markup. */
export interface PageDescription {
  /** 404 for what does not exist, 410 for a product that is no longer sold. */
  readonly status: 200 | 404 | 410;
  /** '' on the home page, which has the shop's name. */
  readonly title: string;
  /** '' for none. */
  readonly description: string;
  /** '' for that of the shop. */
  readonly imageUrl: string;
  /** What identifies the page, without filters; undefined where it has no address or must not be found at it. */
  readonly address: Address | undefined;
  /** Whether search engines list it. */
  readonly isListed: boolean;
  /** The product that is sold here. */
  readonly product?: ProductDetail | undefined;
  /** The pages from home to this one, without home. */
  readonly trail: readonly TrailStep[];
}

/** A page on the path to another one. */
export interface TrailStep {
  readonly name: string;
  readonly address: Address;
}

/** The parts of a shop that describe a page. */
export type HeadSource = Pick<Pawlet, 'api' | 'config' | 'queries' | 'session' | 'translator'>;

const catalogues = [headMessages, lawMessages, productDetailMessages, shellMessages] as const;

/** Loads what only the head of a page contains. Never rejects: without it the head has less. */
export async function loadHead(pawlet: HeadSource, { path }: Address): Promise<void> {
  const hasTrail = path === paths.product || path === paths.products;
  await Promise.all([
    hasTrail ? prefetch(pawlet, productQueries.categories()) : undefined,
    // A text that fails to load is English.
    pawlet.translator.load(...catalogues).catch(() => undefined),
  ]);
}

/**
 * Loads what the page shows before it is rendered: what a rendering finds missing costs a second one. Never rejects: the
 * page has the error.
 */
export async function loadBody(pawlet: HeadSource, { path, search }: Address): Promise<void> {
  const { id, goods_id: goodsId } = readParameters(search, parameters);
  const isHome = path === '/' || path === paths.home;
  await Promise.all([
    pawlet.config.load().catch(() => undefined),
    path === paths.products ? loadList(pawlet, search) : undefined,
    path === paths.product ? loadProduct(pawlet, id ?? goodsId) : undefined,
    ...(isHome ? [prefetch(pawlet, homeOffers()), prefetch(pawlet, homeQueries.campaigns())] : []),
    // The catalogues of the page's code; a text that fails to load is English.
    pawlet.translator.load(...pawlet.translator.known()).catch(() => undefined),
  ]);
}

async function loadList(pawlet: HeadSource, search: string): Promise<void> {
  await pawlet.config.load().catch(() => undefined);
  await prefetch(pawlet, getListedProducts(pawlet, search));
}

async function loadProduct(pawlet: HeadSource, id: number | undefined): Promise<void> {
  const query = productQueries.detail(id);
  await prefetch(pawlet, query);
  const product = getLoaded(pawlet, query);
  if (product) await prefetch(pawlet, similarProducts(product));
}

/** The products of a list, which depend on the currency of the config. */
function getListedProducts({ config }: HeadSource, search: string): ReturnType<typeof toPagedProducts> {
  const currency = config.store.getState().config?.country.currency ?? 'CNY';
  return toPagedProducts(readListQuery(search), currency);
}

/** The data of a query; undefined if they are not loaded. */
function getLoaded<T>({ queries, session }: HeadSource, { key }: Query<T>): T | undefined {
  return queries.getState<T>(toQueryId(toScope(session.store.getState()), key)).data;
}

const parameters = {
  id: idParameter,
  goods_id: idParameter,
  category_id: idParameter,
  keyword: textParameter,
  diyname: textParameter,
  page: listPageParameter,
};

/** A page that is not found at any address: what it shows is missing, or could not be loaded. */
const unlisted = { description: '', imageUrl: '', address: undefined, isListed: false, trail: [] } as const;

/** Describes a rendered page by the data that its rendering and `loadHead` have loaded. */
export function describePage(pawlet: HeadSource, { path, search }: Address): PageDescription {
  const { session, queries, translator, config } = pawlet;
  const shop = config.store.getState().config?.name ?? '';
  const text = translator.textOf(headMessages);
  const shellText = translator.textOf(shellMessages);
  const given = readParameters(search, parameters);
  const getData = <T>(query: Query<T>): T | undefined => getLoaded(pawlet, query);

  /** A page that only its path identifies. */
  const plain = (title: string, description: string, of = path): PageDescription => ({
    status: 200,
    title,
    description,
    imageUrl: '',
    address: { path: of, search: '' },
    isListed: true,
    trail: title === '' ? [] : [{ name: title, address: { path: of, search: '' } }],
  });

  switch (path) {
    case '/':
    case paths.home:
      return {
        ...plain('', text('head.home', { shop }), paths.home),
        imageUrl: config.store.getState().config?.banners[0]?.imageUrl ?? '',
      };
    case paths.categories:
      return plain(shellText('title.categories'), text('head.categories', { shop }));
    case paths.search:
      return plain(shellText('title.search'), text('head.search', { shop }));
    case paths.help:
      return plain(shellText('title.help'), text('head.help', { shop }));
    case paths.product:
      return describeProduct(given.id ?? given.goods_id);
    case paths.products:
      return describeList(toId<CategoryId>(given.category_id), given.keyword);
    case paths.text:
      return describeText(given.diyname);
    default:
      return { ...unlisted, status: 200, title: '' };
  }

  function describeProduct(id: number | undefined): PageDescription {
    const ofProduct = translator.textOf(productDetailMessages);
    const product = id === undefined ? null : getData(productQueries.detail(id));
    if (product === undefined) return { ...unlisted, status: 200, title: ofProduct('productDetail.detail') };
    if (product === null) return { ...unlisted, status: 404, title: ofProduct('productDetail.notFound') };
    const { title, subtitle, imageUrl, categoryId } = product;
    const shown = {
      title,
      imageUrl,
      description: subtitle || product.description || text('head.offered', { name: title, shop }),
    };
    if (product.status === 'hidden') return { ...unlisted, ...shown, status: 410 };
    const address = parseAddress(routeTo(paths.product, { id: product.id }));
    const categories = getData(productQueries.categories()) ?? [];
    const trail = [...toTrail(findCategoryPath(categories, categoryId)), { name: title, address }];
    return { ...shown, status: 200, address, isListed: true, product, trail };
  }

  /** The products of a list are loaded from its page on. */
  function isBeyondEnd(): boolean {
    const { key } = getListedProducts(pawlet, search);
    const { data } = queries.getState<readonly QueryPage<unknown>[]>(
      toQueryId(toScope(session.store.getState()), toPagedKey(key)),
    );
    return readListQuery(search).page > 1 && data?.[0]?.items.length === 0;
  }

  function describeList(categoryId: CategoryId | undefined, keyword: string | undefined): PageDescription {
    if (isBeyondEnd()) return { ...unlisted, status: 404, title: shellText('title.products') };
    const { page } = given;
    const withPage = (name: string): string => (page === undefined ? name : `${name} (${page})`);
    if (categoryId === undefined) {
      if (keyword === undefined) return { ...unlisted, status: 200, title: shellText('title.products') };
      const description = text('head.results', { keyword, shop });
      const address = parseAddress(routeTo(paths.products, { keyword, page }));
      return { ...unlisted, status: 200, title: withPage(keyword), description, address };
    }
    const categories = getData(productQueries.categories());
    const steps = findCategoryPath(categories ?? [], categoryId);
    const own = steps.at(-1);
    if (own === undefined) {
      const status = categories === undefined ? 200 : 404;
      return { ...unlisted, status, title: shellText('title.products') };
    }
    const { name, imageUrl } = own;
    return {
      status: 200,
      title: withPage(name),
      description: text('head.offered', { name, shop }),
      imageUrl,
      address: categoryAddress(own, page),
      // Words within a category are a search.
      isListed: keyword === undefined,
      trail: toTrail(steps),
    };
  }

  function describeText(name: string | undefined): PageDescription {
    const lawText = translator.textOf(lawMessages);
    // These two are no texts of the shop.
    const ownTitle =
      name === storedPage ? lawText('law.stored') : name === withdrawPage ? lawText('law.withdraw') : '';
    const found = name === undefined || ownTitle !== '' ? undefined : getData(pageQueries.detail(name));
    if (name === undefined || found?.status === 'not-found')
      return { ...unlisted, status: 404, title: shellText('notFound.page') };
    const page = found?.page;
    const title = page?.title ?? ownTitle;
    if (title === '') return { ...unlisted, status: 200, title: shellText('title.text') };
    const address = parseAddress(routeTo(paths.text, { diyname: name }));
    return {
      status: 200,
      title,
      description: page?.description || text('head.text', { title, shop }),
      imageUrl: page?.imageUrl ?? '',
      address,
      isListed: true,
      trail: [{ name: title, address }],
    };
  }
}

function categoryAddress({ id }: Category, page?: number): Address {
  return parseAddress(routeTo(paths.products, { category_id: id, page }));
}

function toTrail(categories: readonly Category[]): readonly TrailStep[] {
  return categories.map((category) => ({ name: category.name, address: categoryAddress(category) }));
}

import { isInterfaceLanguage, type InterfaceLanguage } from '@pawlet/core/i18n';
import { formatAddress, toHref, type Address } from './hashAddress.ts';
import { idParameter, textParameter } from './parameters.ts';
import { paths } from './paths.ts';

/** A page that a URL's path names, without a hash. */
export interface PublicAddress {
  /** The language in the path, undefined without one. */
  readonly language: InterfaceLanguage | undefined;
  /** Route of the storefront. */
  readonly address: Address;
}

const textType = /^[\w-]{1,64}$/u;

/**
 * Parses the path and query of a public page: `/`, `/goods/7`, `/category`, `/category/3`, `/search?q=cat`, `/page/terms` and `/help`,
 * each also below a language: `/de`, `/de/goods/7`. Undefined for any other path.
 */
export function parsePublicAddress(pathname: string, search = ''): PublicAddress | undefined {
  const [first = '', ...others] = pathname.slice(1).split('/');
  const language = isInterfaceLanguage(first) ? first : undefined;
  const [page = '', value, ...rest] = language === undefined ? [first, ...others] : others;
  // `/de/` is not an address: it would be a second one of the same page.
  if (rest.length > 0 || (language !== undefined && others[0] === '')) return undefined;
  const address = toRoute(page, value, new URLSearchParams(search));
  return address && { language, address };
}

function toRoute(page: string, value: string | undefined, query: URLSearchParams): Address | undefined {
  const withQuery = (path: string, name: string, text: string): Address => {
    query.delete(name);
    const others = query.toString();
    return { path, search: `${new URLSearchParams([[name, text]]).toString()}${others && `&${others}`}` };
  };
  const id = value === undefined ? undefined : idParameter(value);
  // `/goods/007` is not an address either.
  if (id !== undefined && String(id) !== value) return undefined;
  switch (page) {
    case '':
      return value === undefined ? { path: '/', search: '' } : undefined;
    case 'goods':
      return id === undefined ? undefined : withQuery(paths.product, 'id', String(id));
    case 'category':
      if (value === undefined) return { path: paths.categories, search: query.toString() };
      return id === undefined ? undefined : withQuery(paths.products, 'category_id', String(id));
    case 'search': {
      if (value !== undefined) return undefined;
      const keyword = textParameter(query.get('q') ?? '');
      query.delete('q');
      return keyword === undefined
        ? { path: paths.search, search: query.toString() }
        : withQuery(paths.products, 'keyword', keyword);
    }
    case 'page':
      return value !== undefined && textType.test(value)
        ? withQuery(paths.text, 'diyname', value)
        : undefined;
    case 'help':
      return value === undefined ? { path: paths.help, search: query.toString() } : undefined;
    default:
      return undefined;
  }
}

/** Formats a route as the URL of a public page, with its path and query; undefined where it has none. */
export function formatPublicAddress(
  { path, search }: Address,
  language?: InterfaceLanguage,
): string | undefined {
  const query = new URLSearchParams(search);
  const take = (name: string): string => {
    const text = query.get(name) ?? '';
    query.delete(name);
    return text;
  };
  const start = language === undefined ? '' : `/${language}`;
  const withRest = (page: string): string => formatAddress({ path: start + page, search: query.toString() });
  switch (path) {
    case '/':
    case paths.home:
      return search === '' ? start || '/' : undefined;
    case paths.product: {
      const id = take('id') || take('goods_id');
      return idParameter(id) === undefined ? undefined : withRest(`/goods/${Number(id)}`);
    }
    case paths.products: {
      const category = idParameter(query.get('category_id') ?? '');
      if (category !== undefined) return withRest(`/category/${Number(take('category_id'))}`);
      const keyword = textParameter(take('keyword'));
      if (keyword === undefined || query.has('q')) return undefined;
      const others = query.toString();
      return `${start}/search?${new URLSearchParams({ q: keyword }).toString()}${others && `&${others}`}`;
    }
    case paths.categories:
      return withRest('/category');
    case paths.search:
      return query.has('q') ? undefined : withRest('/search');
    case paths.text: {
      const type = take('diyname');
      return textType.test(type) ? withRest(`/page/${type}`) : undefined;
    }
    case paths.help:
      return withRest('/help');
    default:
      return undefined;
  }
}

/** The URL of a route below the shop's origin: that of a public page, else its hash route. */
export function toPublicHref(address: Address, language?: InterfaceLanguage): string {
  return (
    formatPublicAddress(address, language) ??
    (language === undefined ? `/${toHref(address)}` : `/${language}${toHref(address)}`)
  );
}

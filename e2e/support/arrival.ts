import process from 'node:process';

/** Pages with a path, by their routes; the value of the parameter goes into the path. */
const pathPages: Readonly<Record<string, readonly [path: string, parameter?: string]>> = {
  '/': ['/'],
  '/pages/index/index': ['/'],
  '/pages/goods/detail': ['/goods', 'id'],
  '/pages/goods/goods': ['/category', 'category_id'],
  '/pages/category/index': ['/category'],
  '/pages/search/search': ['/search'],
  '/pages/page/page': ['/page', 'diyname'],
  '/pages/help/index': ['/help'],
};

/** The path of a public page, by its route; undefined for a page without one, and with other parameters. */
function toPath(route: string): string | undefined {
  const [name = '', search] = route.split('?');
  const [path, parameter] = pathPages[name] ?? [];
  if (path === undefined) return undefined;
  const query = [...new URLSearchParams(search)];
  if (parameter === undefined) return query.length === 0 ? path : undefined;
  const [only] = query;
  return only !== undefined && query.length === 1 && only[0] === parameter ? `${path}/${only[1]}` : undefined;
}

/**
 * The address of a route, as shoppers arrive: by its hash, or with `PAWLET_ARRIVAL=path` at the path of a public page,
 * which the server sends rendered.
 */
export function arriveAt(route: string): string {
  const path = process.env['PAWLET_ARRIVAL'] === 'path' ? toPath(route) : undefined;
  return path ?? `/#${route}`;
}

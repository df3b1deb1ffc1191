import type { Database } from '../../db/database.ts';
import { languagesSetting } from '../config/languages.ts';
import { readSetting } from '../settings/readSetting.ts';
import { idsPerPart, listOtherPages, listProductParts, listProducts } from './listedPages.ts';
import { formatSitemap, formatSitemapIndex } from './sitemapXml.ts';

/** Path of the sitemap, or of the list of its parts. */
export const sitemapPath = '/sitemap.xml';
const othersPath = '/sitemap-pages.xml';

/** Writes the sitemap; that of a shop with many products is a list of parts. */
export async function writeSitemap(db: Database, origin: string): Promise<string> {
  const { offered } = await readSetting({ db }, languagesSetting);
  const parts = await listProductParts(db);
  const [first] = parts;
  const isSmall = parts.length <= 1;
  if (isSmall) {
    const found = first === undefined ? [] : await listProducts(db, first.part);
    return formatSitemap(origin, offered, [...(await listOtherPages(db)), ...found]);
  }
  return formatSitemapIndex(origin, [
    { path: othersPath },
    ...parts.map(({ part, changedAt }) => ({ path: toPartPath(part), changedAt })),
  ]);
}

/** Writes a part of the sitemap by its path; undefined for a path of none. */
export async function writePart(db: Database, origin: string, path: string): Promise<string | undefined> {
  const { offered } = await readSetting({ db }, languagesSetting);
  if (path === othersPath) return formatSitemap(origin, offered, await listOtherPages(db));
  const part = /^\/sitemap-products-(?<part>0|[1-9]\d{0,6})\.xml$/u.exec(path)?.groups?.['part'];
  // Larger numbers are no ids.
  if (part === undefined || (Number(part) + 1) * idsPerPart > 2_147_483_647) return undefined;
  const found = await listProducts(db, Number(part));
  return found.length === 0 ? undefined : formatSitemap(origin, offered, found);
}

function toPartPath(part: number): string {
  return `/sitemap-products-${part}.xml`;
}

/** Paths that nobody shall find: files of shoppers, statistics, and commands. */
const closed = ['/demo/', '/operator/', '/ssc/', '/uploads/'];

/** What search engines may read: everything that shoppers see, with the calls that show it. Nothing of a demo. */
export function writeRobots(origin: string, isDemo: boolean): string {
  if (isDemo) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${sitemapPath}`,
    '',
  ].join('\n');
}

import type { Language } from '../../i18n/language.ts';

/** A public page, in all languages of the shop. */
export interface ListedPage {
  /** Path without a language: `/goods/7`. */
  readonly path: string;
  /** Unix time in seconds; undefined if it is not known. */
  readonly changedAt?: number | undefined;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Formats a sitemap. Each language of a page is an address of its own and names all others, as search engines require.
 * @param origin of the shop, without a final slash
 * @param languages that the shop offers
 */
export function formatSitemap(
  origin: string,
  languages: readonly Language[],
  pages: readonly ListedPage[],
): string {
  const urls = pages.map((page) => formatPage(origin, languages, page)).join('');
  return `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
}

/** Formats a list of sitemaps. */
export function formatSitemapIndex(origin: string, parts: readonly ListedPage[]): string {
  const entries = parts.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeXml(origin + path)}</loc>${formatTime(changedAt)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`;
}

function formatPage(origin: string, languages: readonly Language[], { path, changedAt }: ListedPage): string {
  const toUrl = (start: string): string => escapeXml(origin + (start + path.replace(/^\/$/u, '') || '/'));
  const links = [
    ...languages.map((language) => [language, toUrl(`/${language}`)] as const),
    ['x-default', toUrl('')] as const,
  ];
  const alternates = links
    .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join('');
  const time = formatTime(changedAt);
  return links.map(([, url]) => `<url><loc>${url}</loc>${time}${alternates}</url>\n`).join('');
}

function formatTime(time: number | undefined): string {
  return time === undefined ? '' : `<lastmod>${new Date(time * 1000).toISOString().slice(0, 19)}Z</lastmod>`;
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}

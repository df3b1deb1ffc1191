import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { formatSitemap, formatSitemapIndex } from './sitemapXml.ts';

describe('a sitemap', () => {
  it('lists each language of a page with all others', () => {
    const xml = formatSitemap('https://shop.test', languages, [
      { path: '/goods/7', changedAt: Date.UTC(2026, 10, 27, 7, 5, 10) / 1000 },
    ]);
    expect(xml.match(/<url>/gu)).toHaveLength(9);
    expect(xml).toContain(
      '<url><loc>https://shop.test/de/goods/7</loc><lastmod>2026-11-27T07:05:10Z</lastmod><xhtml:link rel="alternate" hreflang="zh"',
    );
    expect(xml.match(/hreflang="x-default" href="https:\/\/shop\.test\/goods\/7"/gu)).toHaveLength(9);
  });

  it('has the languages that the shop offers', () => {
    const xml = formatSitemap('https://shop.test', ['en', 'de'], [{ path: '/help' }]);
    expect(Array.from(xml.matchAll(/<loc>(?<url>[^<]+)/gu), ({ groups }) => groups?.['url'])).toEqual([
      'https://shop.test/en/help',
      'https://shop.test/de/help',
      'https://shop.test/help',
    ]);
    expect(new Set(xml.match(/(?<=hreflang=")[^"]+/gu))).toEqual(new Set(['en', 'de', 'x-default']));
  });

  it('has home at the origin and at each language', () => {
    const xml = formatSitemap('https://shop.test', languages, [{ path: '/' }]);
    expect(Array.from(xml.matchAll(/<loc>(?<url>[^<]+)/gu), ({ groups }) => groups?.['url'])).toEqual([
      ...['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'].map((language) => `https://shop.test/${language}`),
      'https://shop.test/',
    ]);
    expect(xml).not.toContain('lastmod');
  });

  it('contains no markup from a path', () => {
    const hostile = [{ path: '/page/"><x>&\'' }];
    for (const xml of [
      formatSitemap('https://shop.test', languages, hostile),
      formatSitemapIndex('https://shop.test', hostile),
    ]) {
      expect(xml).not.toContain('<x>');
      expect(xml).toContain('/page/&#34;&#62;&#60;x&#62;&#38;&#39;');
    }
  });
});

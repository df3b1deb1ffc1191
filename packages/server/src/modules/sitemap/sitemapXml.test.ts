import { describe, expect, it } from 'vitest';
import { formatSitemap, formatSitemapIndex } from './sitemapXml.ts';

describe('a sitemap', () => {
  it('lists each language of a page with all others', () => {
    const xml = formatSitemap('https://shop.test', [
      { path: '/goods/7', changedAt: Date.UTC(2026, 10, 27, 7, 5, 10) / 1000 },
    ]);
    expect(xml.match(/<url>/gu)).toHaveLength(9);
    expect(xml).toContain(
      '<url><loc>https://shop.test/de/goods/7</loc><lastmod>2026-11-27T07:05:10Z</lastmod><xhtml:link rel="alternate" hreflang="zh"',
    );
    expect(xml.match(/hreflang="x-default" href="https:\/\/shop\.test\/goods\/7"/gu)).toHaveLength(9);
  });

  it('has home at the origin and at each language', () => {
    const xml = formatSitemap('https://shop.test', [{ path: '/' }]);
    expect(Array.from(xml.matchAll(/<loc>(?<url>[^<]+)/gu), ({ groups }) => groups?.['url'])).toEqual([
      ...['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'].map((language) => `https://shop.test/${language}`),
      'https://shop.test/',
    ]);
    expect(xml).not.toContain('lastmod');
  });

  it('contains no markup from a path', () => {
    for (const xml of [formatSitemap, formatSitemapIndex].map((format) =>
      format('https://shop.test', [{ path: '/page/"><x>&\'' }]),
    )) {
      expect(xml).not.toContain('<x>');
      expect(xml).toContain('/page/&#34;&#62;&#60;x&#62;&#38;&#39;');
    }
  });
});

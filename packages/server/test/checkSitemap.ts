import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'vitest';
import { validateXML } from 'xmllint-wasm';

const languages = ['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'];
/** The schema of sitemaps.org, as the package `sitemap` contains it. */
const schemaFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json')),
  'schema/sitemap.xsd',
);
/** Sitemaps may contain elements of other schemas, which have to be known: the one of alternates. */
const linkSchema = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xsd:element name="link"><xsd:complexType>
    <xsd:attribute name="rel" use="required"><xsd:simpleType><xsd:restriction base="xsd:string"><xsd:enumeration value="alternate"/></xsd:restriction></xsd:simpleType></xsd:attribute>
    <xsd:attribute name="hreflang" type="xsd:string" use="required"/>
    <xsd:attribute name="href" type="xsd:anyURI" use="required"/>
  </xsd:complexType></xsd:element>
</xsd:schema>`;
const schema = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
</xsd:schema>`;
/** The limits of sitemaps.org. */
const longestSitemap = 50_000;
const largestSitemap = 50 * 1024 * 1024;

/** The addresses of a sitemap. */
export const urlsOf = (xml: string): readonly string[] =>
  Array.from(xml.matchAll(/<loc>(?<url>[^<]*)<\/loc>/gu), ({ groups }) => groups?.['url'] ?? '');

/** Checks a sitemap against the schema of sitemaps.org, and its limits. */
export async function expectValid(xml: string): Promise<void> {
  expect(urlsOf(xml).length).toBeLessThanOrEqual(longestSitemap);
  expect(Buffer.byteLength(xml)).toBeLessThan(largestSitemap);
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: { fileName: 'all.xsd', contents: schema },
    preload: [
      { fileName: 'sitemap.xsd', contents: readFileSync(schemaFile, 'utf8') },
      { fileName: 'link.xsd', contents: linkSchema },
    ],
    initialMemoryPages: 4096,
    maxMemoryPages: 16_384,
  });
  expect(errors).toEqual([]);
}

/** Every alternate must point back: all languages of a page name the same addresses. */
export function expectAlternates(xml: string): void {
  const pages = Array.from(
    xml.matchAll(/<url><loc>(?<url>[^<]*)<\/loc>(?<rest>.*?)<\/url>/gu),
    ({ groups }) => groups,
  );
  const setOf = new Map(
    pages.map((page) => [
      page?.['url'] ?? '',
      [...(page?.['rest'] ?? '').matchAll(/hreflang="([^"]*)" href="([^"]*)"/gu)].map(
        ([, language = '', url = '']) => ({ language, url }),
      ),
    ]),
  );
  for (const [url, alternates] of setOf) {
    expect(alternates.map(({ language }) => language)).toEqual([...languages, 'x-default']);
    expect(alternates.some((other) => other.url === url)).toBe(true);
    const wrong = alternates.filter(
      (other) => setOf.get(other.url)?.some((back) => back.url === url) !== true,
    );
    expect(wrong).toEqual([]);
  }
}

import type { ShopConfig } from '@pawlet/core/api';
import { interfaceLanguages, type InterfaceLanguage } from '@pawlet/core/i18n';
import { toDecimal } from '@pawlet/core/rules';
import type { BreadcrumbList, Organization, SearchAction as Action, WebSite, WithContext } from 'schema-dts';
import { productData } from '../pages/product/detail/structuredData.ts';
import type { Address } from '../routing/hashAddress.ts';
import { paths } from '../routing/paths.ts';
import { formatPublicAddress } from '../routing/publicAddress.ts';
import { escapeHtml, toScriptJson } from './escapeHtml.ts';
import type { PageDescription, TrailStep } from './describePage.ts';

/** Where a page is sent from. */
export interface PageSite {
  /** Undefined if it could not be loaded. */
  readonly config: ShopConfig | undefined;
  readonly origin: string;
  readonly language: InterfaceLanguage;
  /** Whether the page's address contains the language, as in `/de/goods/7`. */
  readonly isLanguageInPath: boolean;
  /** Name of the first step of every trail. */
  readonly homeName: string;
}

/** Languages with a territory, as Open Graph requires. */
const openGraphLocales: Readonly<Record<InterfaceLanguage, string>> = {
  zh: 'zh_CN',
  en: 'en_US',
  ja: 'ja_JP',
  fr: 'fr_FR',
  de: 'de_DE',
  it: 'it_IT',
  es: 'es_ES',
  ko: 'ko_KR',
};

/** Of the pictures below `/preview`, in pixels. */
const previewSize = { width: 1200, height: 630 } as const;

const home: Address = { path: paths.home, search: '' };

/** Renders the head of a page: everything that differs between pages, as markup. */
export function renderHead(page: PageDescription, site: PageSite): string {
  const { address, description, isListed, product } = page;
  const { origin, language, isLanguageInPath } = site;
  const shopName = site.config?.name ?? '';
  const title = [page.title, shopName].filter((part) => part !== '').join(' · ');
  const linkTo = (to: Address, inPath: InterfaceLanguage | undefined): string => {
    const path = formatPublicAddress(to, inPath);
    return path === undefined ? '' : new URL(path, origin).href;
  };
  // Links and trails stay in the language of the address, else the language is the visitor's everywhere.
  const toUrl = (to: Address): string => linkTo(to, isLanguageInPath ? language : undefined);
  const url = address === undefined ? '' : toUrl(address);
  const ownImage = toImageUrl(page.imageUrl, origin);
  const hasPreview = product !== undefined && ownImage !== '';
  const preview = hasPreview ? new URL(`/preview/goods/${product.id}.jpg`, origin).href : ownImage;

  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta(
      'name',
      'robots',
      url !== '' && isListed ? 'index, follow, max-image-preview:large' : 'noindex, follow',
    ),
    ...(address === undefined || url === ''
      ? []
      : [
          link('canonical', url),
          ...(site.config?.languages ?? interfaceLanguages).map((one) =>
            link('alternate', linkTo(address, one), one),
          ),
          link('alternate', linkTo(address, undefined), 'x-default'),
        ]),
    meta('property', 'og:title', page.title || shopName),
    meta('property', 'og:description', description),
    meta('property', 'og:type', product === undefined ? 'website' : 'product'),
    meta('property', 'og:url', url),
    meta('property', 'og:image', preview || new URL('/icon-512.png', origin).href),
    meta('property', 'og:image:width', hasPreview ? String(previewSize.width) : ''),
    meta('property', 'og:image:height', hasPreview ? String(previewSize.height) : ''),
    meta('property', 'og:image:alt', hasPreview ? product.imageAlt || page.title : ''),
    meta('property', 'og:locale', openGraphLocales[language]),
    meta('property', 'og:site_name', shopName),
    ...(product === undefined
      ? []
      : [
          meta('property', 'product:price:amount', toDecimal(product.price)),
          meta('property', 'product:price:currency', product.price.currency),
          meta('property', 'product:availability', product.isSoldOut ? 'out of stock' : 'in stock'),
        ]),
    // Its title, description and picture are those of Open Graph.
    meta('name', 'twitter:card', ownImage === '' ? 'summary' : 'summary_large_image'),
    ...(product === undefined || url === ''
      ? []
      : [dataBlock(productData(product, url), ` data-product="${product.id}"`)]),
    ...(url === '' || page.trail.length === 0
      ? []
      : [dataBlock(trailData([{ name: site.homeName, address: home }, ...page.trail], toUrl))]),
    ...(address?.path === paths.home && site.config !== undefined
      ? [
          dataBlock(organizationData(site.config, linkTo(home, undefined), origin)),
          dataBlock(siteData(shopName, url, toUrl)),
        ]
      : []),
  ];
  return tags.filter((tag) => tag !== '').join('\n');
}

/** A tag with a value; '' without. */
function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

function link(relation: 'canonical' | 'alternate', url: string, language = ''): string {
  const ofLanguage = language === '' ? '' : ` hreflang="${language}"`;
  return `<link rel="${relation}"${ofLanguage} href="${escapeHtml(url)}" />`;
}

/** A block of JSON-LD. */
function dataBlock(data: object, attributes = ''): string {
  return `<script type="application/ld+json"${attributes}>${toScriptJson(data)}</script>`;
}

/** The absolute URL of a picture that other sites can load; '' if it is none. */
function toImageUrl(text: string, origin: string): string {
  const url = text === '' ? null : URL.parse(text, origin);
  return url !== null && /^https?:$/u.test(url.protocol) ? url.href : '';
}

function trailData(
  steps: readonly TrailStep[],
  toUrl: (address: Address) => string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toUrl(address),
    })),
  };
}

function organizationData(
  { name, phone, contact: { email } }: ShopConfig,
  url: string,
  origin: string,
): WithContext<Organization> {
  const channels = { ...(phone !== '' && { telephone: phone }), ...(email !== '' && { email }) };
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    logo: new URL('/icon-512.png', origin).href,
    ...(Object.keys(channels).length > 0 && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...channels },
    }),
  };
}

/** Search engines read a property of the action that schema.org does not list. */
type SearchAction = Action & { readonly 'query-input': string };

function siteData(name: string, url: string, toUrl: (address: Address) => string): WithContext<WebSite> {
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toUrl({ path: paths.search, search: '' })}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url,
    potentialAction: search,
  };
}

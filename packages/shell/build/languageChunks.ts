const isText = /\/locales\/(?<language>[a-z]{2})\/(?<feature>[\w-]+)\.json$/u;

/** Texts of home, product page and frame; the pages behind them request the rest. */
const firstView: ReadonlySet<string> = new Set(['shop', 'ui', 'goods', 'shell', 'home', 'goods-detail']);

/**
 * Features that are not used on the way from home to a paid order, by the chunk they belong to: an area of the shop
 * whose pages show them, the code of the picture grid after its form, and what the storefront shows beside its pages
 * after the first view.
 */
const areas: Readonly<Partial<Record<string, string>>> = {
  account: 'account',
  'after-sale': 'order-after-sale',
  'cloud-storage': 'storage',
  coupons: 'coupon',
  help: 'help',
  identification: 'identification',
  'invoice-pages': 'invoice',
  'location-pages': 'location',
  notices: 'notice',
  offline: 'deferred',
  'points-mall': 'points',
  'points-pages': 'points',
  questions: 'questions',
  report: 'report',
  'review-pages': 'reviews',
  share: 'share',
  'sign-in': 'check-in',
  survey: 'survey',
  tabs: 'deferred',
  uploads: 'uploads',
  webview: 'webview',
};

/** Besides English, messages that are bundled with their code, because it must not wait for them. */
const isInBundle = /\/locales\/(?:zh\/ui|\w+\/date)\.json$/u;

/**
 * The chunk of a file of the storefront's texts: two per language for the way to an order, one for each other area and
 * one for what follows the first view, so that the first view waits for one small file instead of one per feature, and
 * no page for another area's texts.
 */
export function languageChunkOf(id: string): string | null {
  const { language, feature = '' } = isText.exec(id)?.groups ?? {};
  if (language === undefined || language === 'en' || isInBundle.test(id)) return null;
  return `language-${language}${firstView.has(feature) ? '' : `-${areas[feature] ?? 'more'}`}`;
}

/**
 * The chunk of a file of texts of a widget page: one per language, which the page requests before its widget is determined.
 */
export function widgetLanguageChunkOf(id: string): string | null {
  const { language, feature = '' } = isText.exec(id)?.groups ?? {};
  if (language === undefined || language === 'en' || isInBundle.test(id)) return null;
  return `language-${language}${areas[feature] === 'uploads' ? '-uploads' : ''}`;
}

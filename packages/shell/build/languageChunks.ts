const isText = /\/locales\/(?<language>[a-z]{2})\/(?<feature>[\w-]+)\.json$/u;

/** What home, product page and frame say; the rest is asked for by the pages behind them. */
const firstView: ReadonlySet<string> = new Set(['shop', 'ui', 'goods', 'shell', 'home', 'goods-detail']);

/**
 * Features that are not said on the way from home to a paid order, by what they come with: an area of the shop whose pages show
 * them, the code of the grid of pictures after its form, and what the storefront shows beside its pages after the first view.
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
  'review-pages': 'remark',
  share: 'share',
  'sign-in': 'sign-in',
  survey: 'survey',
  tabs: 'deferred',
  uploads: 'uploads',
  webview: 'webview',
};

/** Beside English, what belongs to no language's file: the code that says it does not wait for one. */
const isInBundle = /\/locales\/(?:zh\/ui|\w+\/date)\.json$/u;

/**
 * The chunk of a file of texts of the storefront: two a language for the way to an order, one for each area beside it and one for
 * what comes after the first view, so that the first view waits for one small file and not for one a feature, and no page for the
 * words of another area.
 */
export function languageChunkOf(id: string): string | null {
  const { language, feature = '' } = isText.exec(id)?.groups ?? {};
  if (language === undefined || language === 'en' || isInBundle.test(id)) return null;
  return `language-${language}${firstView.has(feature) ? '' : `-${areas[feature] ?? 'more'}`}`;
}

/** The chunk of a file of texts of the page of a widget: one a language, which the page requests before it knows its widget. */
export function widgetLanguageChunkOf(id: string): string | null {
  const { language, feature = '' } = isText.exec(id)?.groups ?? {};
  if (language === undefined || language === 'en' || isInBundle.test(id)) return null;
  return `language-${language}${areas[feature] === 'uploads' ? '-uploads' : ''}`;
}

const isText = /\/(?:messages|words)\.(?<language>zh|ja|fr|de|it|es|ko)\.ts$/u;
/** What home, product page and frame say; the rest is asked for by the pages behind them. */
const isFirstView =
  /\/(?:core\/src\/errors|widgets\/src\/(?:runtime\/words|parts\/goods)|shell\/src|shell\/src\/pages\/(?:home|goods\/detail)(?:\/messages)?)(?:\/messages)?\/(?:messages|words)\.\w+\.ts$/u;

/** The pages on the way from home to a paid order, and those of the account; what is said on any other belongs to its area. */
const areaOf =
  /\/shell\/src\/pages\/(?!(?:home|goods|category|list|search|cart|me|login|address|text|system|order\/messages)\/)(?<area>(?:order\/)?[^/]+)\//u;

/** Widgets beside the way to an order, and the area whose pages show them. */
const areaOfWidget = /\/widgets\/src\/(?<widget>cloud-storage|points-mall|sign-in-calendar)\//u;
const areas: Readonly<Record<string, string>> = {
  'cloud-storage': 'storage',
  'points-mall': 'points',
  'sign-in-calendar': 'sign-in',
};

/** Comes with the code of the grid of pictures, after its form. */
const isLater = /\/widgets\/src\/parts\/uploads\//u;

/** What the mall says beside its pages, once the first view stands. */
const isOfLateParts = /\/shell\/src\/(?:offline|tabs)\//u;

const isWidgetPage = /\/shell\/src\/widget\//u;

/**
 * The chunk of a file of texts: two a language for the way to an order, one for each area beside it, one for what comes
 * after the first view and one for the widget page, so that the first view waits for one small file and not for one a feature, and no page for the words of another
 * area. The words that the frame itself holds in Chinese stay in the bundle.
 */
export function languageChunkOf(id: string): string | null {
  const language = isText.exec(id)?.groups?.['language'];
  if (language === undefined || id.endsWith('/words.zh.ts')) return null;
  if (isWidgetPage.test(id)) return `language-${language}-widget`;
  if (isLater.test(id)) return `language-${language}-uploads`;
  if (isOfLateParts.test(id)) return `language-${language}-late`;
  const widget = areaOfWidget.exec(id)?.groups?.['widget'];
  const area = areaOf.exec(id)?.groups?.['area'] ?? areas[widget ?? ''];
  if (area !== undefined) return `language-${language}-${area.replace('/', '-')}`;
  return `language-${language}${isFirstView.test(id) ? '' : '-more'}`;
}

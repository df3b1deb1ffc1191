const isText = /\/(?:messages|words)\.(?<language>zh|ja|fr|de|it|es|ko)\.ts$/u;
/** What home, product page and frame say; the rest is asked for by the pages behind them. */
const isFirstView =
  /\/(?:core\/src\/errors|widgets\/src\/(?:runtime\/words|parts\/goods)|shell\/src|shell\/src\/pages\/(?:home|goods\/detail)(?:\/messages)?)(?:\/messages)?\/(?:messages|words)\.\w+\.ts$/u;

/** What is said once something was bought, and beside buying: few visits come there. */
const isAfterwards =
  /\/(?:shell\/src\/pages\/(?:invoice|remark|questions|notice|order\/after-sale-messages))\//u;

/** Comes with the code of the grid of pictures, after its form. */
const isLater = /\/widgets\/src\/parts\/uploads\//u;

const isWidgetPage = /\/shell\/src\/widget\//u;

/**
 * The chunk of a file of texts: three a language and one for the widget page, so that the first view waits for one small file and not for one a
 * feature. The words that the frame itself holds in Chinese stay in the bundle.
 */
export function languageChunkOf(id: string): string | null {
  const language = isText.exec(id)?.groups?.['language'];
  if (language === undefined || id.endsWith('/words.zh.ts')) return null;
  if (isWidgetPage.test(id)) return `language-${language}-widget`;
  if (isLater.test(id)) return `language-${language}-uploads`;
  if (isAfterwards.test(id)) return `language-${language}-after`;
  return `language-${language}${isFirstView.test(id) ? '' : '-more'}`;
}

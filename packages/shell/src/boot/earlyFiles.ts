import { getRoute } from './getRoute.ts';

/** Files of the build that the first view needs, by what selects them. */
export interface EarlyFiles {
  /** The texts of the first view, by interface language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** Scripts and styles of the pages that most visits start with, by route. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The files for the first view of any other page. */
  readonly others: readonly string[];
  /** The code of the calls that a page begins with, unless a server has rendered it. */
  readonly calls: readonly string[];
}

/**
 * The files to request at once: for the route in the URL, for the language, and for calls.
 * @param isRendered - Whether the page is in the document, with its data.
 */
export function getEarlyFiles(
  { languages, pages, others, calls }: EarlyFiles,
  hash: string,
  language: string | undefined,
  isRendered: boolean,
): readonly string[] {
  return [
    ...(isRendered ? [] : calls),
    ...(pages[getRoute(hash)] ?? others),
    ...(languages[language ?? ''] ?? []),
  ];
}

import { routeOf } from './routeOf.ts';

/** Files of the build that the first view needs, by what decides about them. */
export interface EarlyFiles {
  /** The texts of the first view, by interface language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** Scripts and styles of the pages that most visits begin with, by route. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** What the first view of any other page begins with. */
  readonly others: readonly string[];
}

/** The files to ask for at once: of the route in the address, and of the language. */
export function earlyFilesOf(
  { languages, pages, others }: EarlyFiles,
  hash: string,
  language: string | undefined,
): readonly string[] {
  return [...(pages[routeOf(hash)] ?? others), ...(languages[language ?? ''] ?? [])];
}

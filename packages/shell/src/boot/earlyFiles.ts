/** Files of the build that the first view needs, by what decides about them. */
export interface EarlyFiles {
  /** The texts of the first view, by interface language. */
  readonly languages: Readonly<Record<string, string>>;
  /** Scripts and styles of the pages that most visits begin with, by route. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** The files to ask for at once: of the route in the address, and of the language. */
export function earlyFilesOf(
  { languages, pages }: EarlyFiles,
  hash: string,
  language: string | undefined,
): readonly string[] {
  const route = hash.replace(/^#/u, '').split('?')[0] ?? '';
  const texts = languages[language ?? ''];
  return [...(pages[route === '' ? '/' : route] ?? []), ...(texts === undefined ? [] : [texts])];
}

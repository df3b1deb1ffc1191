/** A style sheet of the built storefront. */
export interface StyleSheet {
  /** Its path, such as `/assets/home-1a2b3c4d.css`. */
  readonly file: string;
  readonly text: string;
  /** Whether every page of the storefront needs it. */
  readonly isInitial: boolean;
}

const classOfRule = /\.(?<name>[A-Za-z_][\w-]*)/gu;
const classesOfTag = /\sclass="(?<names>[^"]*)"/gu;

/**
 * Creates a function that finds the style sheets of a rendered page by its classes, in the order in which the browser
 * would load them.
 */
export function createStyleFinder(sheets: readonly StyleSheet[]): (html: string) => readonly StyleSheet[] {
  const rows = sheets.map((sheet) => ({
    sheet,
    names: Array.from(sheet.text.matchAll(classOfRule), ({ groups }) => groups?.['name'] ?? ''),
  }));
  return (html) => {
    const used = new Set(
      Array.from(html.matchAll(classesOfTag), ({ groups }) => groups?.['names']?.split(' ') ?? []).flat(),
    );
    return rows
      .filter(({ sheet, names }) => sheet.isInitial || names.some((name) => used.has(name)))
      .map(({ sheet }) => sheet);
  };
}

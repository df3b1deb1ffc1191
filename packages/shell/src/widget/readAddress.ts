import { parseHash } from '../routing/hashAddress.ts';

/** What the hash of the page asks for. */
export interface WidgetAddress {
  /** '' if the hash names none. */
  readonly id: string;
  /** Raw text; the widget reads it itself. */
  readonly options: Readonly<Record<string, string>>;
}

/** Reads `#/<widget-id>?options`; of an option that stands there twice the first one counts. */
export function readAddress(hash: string): WidgetAddress {
  const { path, search } = parseHash(hash);
  const options = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!options.has(name)) options.set(name, value);
  return { id: path.slice(1), options: Object.fromEntries(options) };
}

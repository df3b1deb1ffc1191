import { parseHash } from '../routing/hashAddress.ts';

/** The content of the page's hash. */
export interface WidgetAddress {
  /** '' if the hash has none. */
  readonly id: string;
  /** Raw text; the widget parses it itself. */
  readonly options: Readonly<Record<string, string>>;
}

/** Parses `#/<widget-id>?options`; of a repeated option the first one counts. */
export function readAddress(hash: string): WidgetAddress {
  const { path, search } = parseHash(hash);
  const options = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!options.has(name)) options.set(name, value);
  return { id: path.slice(1), options: Object.fromEntries(options) };
}

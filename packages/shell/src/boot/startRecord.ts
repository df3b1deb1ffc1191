import type { BootCall } from '@pawlet/core/http';
import type { InterfaceLanguage } from '@pawlet/core/i18n';
import type { StartParameters } from '@pawlet/core/session';
import type { RenderedPage } from './renderedPage.ts';

/** What the boot script passes to the bundle. */
export interface StartRecord {
  /** The start-up parameters, which have been removed from the URL. */
  readonly start: StartParameters;
  /** The language of a visitor who has not chosen one. */
  readonly visitorLanguage: InterfaceLanguage;
  /** The country of a visitor who has not chosen one. ISO 3166 alpha-3. */
  readonly visitorCountry: string;
  /** What the server has rendered into the document. */
  readonly rendered?: RenderedPage | undefined;
  /** Taps the controls again that were tapped too early; undefined unless the rendered page is shown. */
  readonly releaseTaps?: (() => void) | undefined;
  /** The first calls; none where the page has its data, or the bundle must choose the origin. */
  readonly calls: readonly BootCall[];
}

declare global {
  interface Window {
    __pawletStart?: StartRecord | undefined;
    /** Read by the script in the root of a rendered page. */
    __pawletIsDark?: boolean | undefined;
  }
}

/** Returns what the boot script left, once. */
export function takeStartRecord(): StartRecord | undefined {
  const record = window.__pawletStart;
  delete window.__pawletStart;
  return record;
}

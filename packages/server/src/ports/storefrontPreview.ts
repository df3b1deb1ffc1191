import type { Database } from '../db/database.ts';
import type { Language } from '../i18n/language.ts';

/** Which page of the storefront is shown before its shoppers see it, and how. */
export interface PreviewVisit {
  /** Path of a public page, such as `/goods/12`. */
  readonly path: string;
  readonly language: Language;
  /** Origin of the shop, for absolute addresses. */
  readonly origin: string;
}

/** A page of the storefront that does nothing: it has no scripts, and sends no form. */
export interface PreviewedPage {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

/**
 * Prepares a page of the storefront; the function that it returns renders the page with the data of a database, which may be a
 * transaction. Undefined where the storefront is not built, or renders no such page.
 */
export type OpenPreview = (
  visit: PreviewVisit,
) => Promise<((db: Database, banner: string) => Promise<PreviewedPage>) | undefined>;

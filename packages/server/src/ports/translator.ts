import type { Language } from '../i18n/language.ts';
import type { Logger } from './logger.ts';

/** A text and its target language. */
export interface TranslationOrder {
  /** Plain text. */
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
}

/** Result of a translation; never contains the text. */
export type Translated =
  | { readonly status: 'translated'; readonly text: string }
  /** No valid response: the next text may succeed. */
  | { readonly status: 'failed' }
  /** The service requests a pause of this length. */
  | { readonly status: 'busy'; readonly waitSeconds: number };

/** A service that translates what shoppers write. */
export interface Translator {
  /** Attribution shown to readers: "Translated by DeepL". */
  readonly name: string;
  translate(order: TranslationOrder, logger: Logger): Promise<Translated>;
}

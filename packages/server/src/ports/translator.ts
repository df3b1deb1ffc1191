import type { Language } from '../i18n/language.ts';
import type { Logger } from './logger.ts';

/** A text and the language that it is wanted in. */
export interface TranslationOrder {
  /** Plain text. */
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
}

/** What came of it; nothing here says what the text was. */
export type Translated =
  | { readonly status: 'translated'; readonly text: string }
  /** No answer, or none that makes sense: the next text may fare better. */
  | { readonly status: 'failed' }
  /** The service asks for peace: for so long nobody need try. */
  | { readonly status: 'busy'; readonly waitSeconds: number };

/** A service that translates what shoppers write. */
export interface Translator {
  /** As readers are told: "Translated by DeepL". */
  readonly name: string;
  translate(order: TranslationOrder, logger: Logger): Promise<Translated>;
}

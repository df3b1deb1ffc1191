import { type translatedKinds, translationText } from '../contract/translation.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { handling } from './calls.ts';
import { getData } from './read.ts';

/** Content written by shoppers; follow-ups and replies are reviews too. */
export type TranslatedKind = (typeof translatedKinds)[number];

/** A text in the reader's language, or why there is none. */
export type TranslationResult =
  | {
      readonly status: 'ok';
      readonly content: string;
      /** Name of the translation service. */
      readonly service: string;
    }
  /** The text is not or no longer published. */
  | { readonly status: 'not-found' }
  /** The service is unavailable or rate-limited; a later call may succeed. */
  | { readonly status: 'unavailable' };

export interface TranslationsApi {
  /** Translates a shopper's published text into the session's language. Idempotent. */
  translate(
    text: { readonly kind: TranslatedKind; readonly id: number },
    options?: CallOptions,
  ): Promise<TranslationResult>;
}

export function createTranslationsApi(http: HttpClient): TranslationsApi {
  return {
    async translate({ kind, id }, options) {
      const handled = handling(options, 'NOT_FOUND', 'NOT_CONFIGURED', 'RATE_LIMITED');
      const reply = await http.call(translationText, { kind, id }, handled);
      if (reply.status === 'refused') {
        return { status: reply.reason === 'NOT_FOUND' ? 'not-found' : 'unavailable' };
      }
      const { content, service } = getData(translationText, reply);
      return content === null ? { status: 'unavailable' } : { status: 'ok', content, service };
    },
  };
}

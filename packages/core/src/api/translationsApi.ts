import { type translatedKinds, translationText } from '../contract/translation.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { handling } from './calls.ts';
import { dataOf } from './read.ts';

/** What shoppers write and others read; a follow-up and a reply are reviews too. */
export type TranslatedKind = (typeof translatedKinds)[number];

/** A text in the language of the reader, or why there is none. */
export type TranslationResult =
  | {
      readonly status: 'ok';
      readonly content: string;
      /** Name of the service that translated it. */
      readonly service: string;
    }
  /** The text is not published any more, or never was. */
  | { readonly status: 'not-found' }
  /** The service gives none now, or too much was asked of it; another time it may. */
  | { readonly status: 'unavailable' };

export interface TranslationsApi {
  /** A published text of a shopper in the language of the session. Safe to repeat. */
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
      const { content, service } = dataOf(translationText, reply);
      return content === null ? { status: 'unavailable' } : { status: 'ok', content, service };
    },
  };
}

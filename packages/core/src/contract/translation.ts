import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, textChoice } from './fields.ts';
import { text } from './outputs.ts';

/** Content written by shoppers: a review, follow-up or reply; a question; an answer. */
export const translatedKinds = ['review', 'question', 'answer'] as const;

/**
 * A shopper's published text in the reader's language (ours). The request has the text's id, never the text: the shop
 * translates only its own content. RATE_LIMITED when the reader, or the shop for today, has made too many requests.
 */
export const translationText = endpoint({
  method: 'POST',
  path: '/addons/shop/api.translation/text',
  access: 'open',
  input: v.object({ kind: textChoice(translatedKinds), id: id() }),
  output: v.object({
    /** Plain text; null when the service is unavailable. */
    content: v.nullish(v.string(), null),
    /** The translation service. */
    service: text,
  }),
  refusals: ['NOT_FOUND', 'NOT_CONFIGURED', 'RATE_LIMITED'],
});

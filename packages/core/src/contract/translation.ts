import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, textChoice } from './fields.ts';
import { text } from './outputs.ts';

/** What shoppers write and others read: a review, a follow-up or a reply; a question; an answer. */
export const translatedKinds = ['review', 'question', 'answer'] as const;

/**
 * A published text of a shopper in the language of the reader (ours). The text is named and never sent: the shop translates
 * nothing but its own. RATE_LIMITED where this reader, or the shop for today, has asked for too much.
 */
export const translationText = endpoint({
  method: 'POST',
  path: '/addons/shop/api.translation/text',
  access: 'open',
  input: v.object({ kind: textChoice(translatedKinds), id: id() }),
  output: v.object({
    /** Plain text; null where the service gives none now. */
    content: v.nullish(v.string(), null),
    /** The service that translated it. */
    service: text,
  }),
  refusals: ['NOT_FOUND', 'NOT_CONFIGURED', 'RATE_LIMITED'],
});

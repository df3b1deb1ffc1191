import type { FieldProblem } from '@pawlet/core/contract';
import * as v from 'valibot';
import { amount, anyWords, fieldsOf, words } from './fields.ts';

const problem = (name: FieldProblem) => name;

/** Languages of the shop's texts. */
export const textLanguages = ['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'] as const;

/** A text in each language. */
export const localizedShape = v.object(v.entriesFromList(textLanguages, v.string()));

/** A text for every language, none of them empty, each of at most `maximum` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function localizedWords(maximum: number) {
  return fieldsOf(v.entriesFromList(textLanguages, words(maximum)));
}

/** A text for every language, each of which may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function localizedAnyWords(maximum: number) {
  return fieldsOf(v.entriesFromList(textLanguages, anyWords(maximum)));
}

/** Amounts of an output by currency. */
export const amountsShape = v.record(v.string(), v.string());

/** Amounts of an input by currency (ISO 4217), such as `{ "EUR": "5.00" }`; it may be empty. */
export const anyAmountsInput = v.record(
  v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u, problem('choice'))),
  amount,
  problem('type'),
);

/** The same with at least one amount. */
export const amountsInput = v.pipe(
  anyAmountsInput,
  v.check((given) => Object.keys(given).length > 0, problem('required')),
);

/** Texts by language; an absent language stays as it is. */
/* @__NO_SIDE_EFFECTS__ */
export function localizedInput(maximum: number) {
  return fieldsOf(v.entriesFromList(textLanguages, v.optional(anyWords(maximum))));
}

/** A text in every language. */
export type LocalizedText = v.InferOutput<typeof localizedShape>;

/** Texts in some languages. */
export type LocalizedInput = v.InferOutput<ReturnType<typeof localizedInput>>;

import * as v from 'valibot';
import { getSmallestAmount } from '../../i18n/smallestAmount.ts';

/** Explains a field in the guide. */
export function about<TSchema extends v.GenericSchema>(schema: TSchema, description: string) {
  return v.pipe(schema, v.description(description));
}

/** Messages are worded to follow "needs". */
export const text = v.string('a text');
export const flag = v.boolean('true or false');
export const whole = v.pipe(v.number('a whole number'), v.safeInteger('a whole number'));
export const count = v.pipe(whole, v.minValue(0, 'a whole number, 0 or more'));
export const positive = v.pipe(whole, v.minValue(1, 'a whole number, 1 or more'));

/** Name of an entry in files and in references. */
export const slug = v.pipe(
  text,
  v.regex(/^[\w.-]{1,80}$/u, 'a name of 1 to 80 letters, digits, dots, dashes and underscores'),
);

/** SKU number. */
export const skuNumber = v.pipe(
  text,
  v.minLength(1, 'a SKU number'),
  v.maxLength(60, 'a SKU number of at most 60 characters'),
);

/** A computed picture colour. */
export const color = v.pipe(text, v.regex(/^#[\da-f]{6}$/iu, 'a colour such as #eeeeee'));

/** One of some words. */
export function oneOf<const TWords extends readonly string[]>(words: TWords) {
  return v.picklist(words, `one of ${words.join(', ')}`);
}

/** A text in all eight languages. */
export const localized = v.strictObject(
  { zh: text, en: text, ja: text, fr: text, de: text, it: text, es: text, ko: text },
  'a text for each of zh, en, ja, fr, de, it, es and ko',
);

/** Texts that may be empty. */
export const blank = { zh: '', en: '', ja: '', fr: '', de: '', it: '', es: '', ko: '' } as const;

/** Amounts in hundredths by currency; without decimals only payable ones. */
export const amounts = v.pipe(
  v.record(
    v.pipe(text, v.regex(/^[A-Z]{3}$/u, 'a currency such as EUR')),
    v.pipe(
      v.number('a whole number of hundredths'),
      v.safeInteger('a whole number of hundredths'),
      v.minValue(0, 'a whole number of hundredths, 0 or more'),
    ),
    'amounts by currency, such as { "EUR": 1990 }',
  ),
  v.check(
    (given) =>
      Object.entries(given).every(([currency, amount]) => amount % getSmallestAmount(currency) === 0),
    'whole yen and won, as hundredths that end in 00',
  ),
  v.transform((given): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1))),
  ),
);

const momentWords = 'a time such as 2026-05-01T08:00:00Z';

/** A time: ISO 8601, or epoch seconds. */
export const moment = v.union(
  [
    v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((iso) => Math.floor(Date.parse(iso) / 1000)),
    ),
  ],
  momentWords,
);

/** The discount of a coupon or a code. */
export const reduction = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('percent'),
      percentOff: v.pipe(positive, v.maxValue(100, 'a whole number from 1 to 100')),
    }),
    v.strictObject({ kind: v.literal('minus'), amounts }),
  ],
  'a discount:{ "kind": "percent", "percentOff": 10 } or { "kind": "minus", "amounts": … }',
);

/** Key of a picture in the shop; '' for none. */
export const picture = v.pipe(
  text,
  v.regex(
    /^(?:|(?!pictures\/)[\da-z-]+(?:\/[\da-z-]+)+|\/uploads\/[\da-f]{32}\.webp|https:\/\/\S{1,500})$/u,
    'a file such as pictures/bowl.jpg, or an https address',
  ),
);

/** Address of a video in the shop; '' for none. */
export const video = v.pipe(
  text,
  v.regex(
    /^(?:|\/uploads\/[\da-f]{32}\.(?:mp4|mov|webm)|\/media\/shop\/[\da-f]{32}n\d{1,12}\.(?:mp4|mov|webm)|\/media\/turns\/[\da-z-]+\.mp4|https?:\/\/\S{1,500})$/u,
    'a file such as videos/bowl.mp4, or an https address',
  ),
);

/** Whether something is offered. */
export const visibility = v.optional(oneOf(['normal', 'hidden']), 'normal');

/** An optional time; null and missing are the same. */
export const openMoment = v.optional(v.nullable(moment), null);

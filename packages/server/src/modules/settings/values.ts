import * as v from 'valibot';

/** Messages are worded to follow "needs". */
const aText = v.string('a text');
const visible = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

/** A whole number within limits. */
export function wholeBetween(from: number, to: number) {
  const words = `a whole number from ${from} to ${to}`;
  return v.pipe(v.number(words), v.safeInteger(words), v.minValue(from, words), v.maxValue(to, words));
}

/** A text without control characters. */
export function textUpTo(longest: number) {
  return v.pipe(
    aText,
    v.maxLength(longest, `a text of at most ${longest} characters`),
    v.regex(visible, 'a text without control characters'),
  );
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with some fields; further ones are removed. */
export function fieldsOf<TEntries extends v.ObjectEntries>(entries: TEntries) {
  const words = `an object with ${Object.keys(entries).join(', ')}`;
  return v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(isPlainObject, words),
    // A missing field has its name as the path.
    v.object(entries, 'a value'),
  );
}

/** A text in each language. */
export function localizedUpTo(longest: number) {
  const text = textUpTo(longest);
  return fieldsOf({ zh: text, en: text, ja: text, fr: text, de: text, it: text, es: text, ko: text });
}

/** true or false. */
export const onOrOff = v.boolean('true or false');

/** Values by some known names; each of them may be missing. */
export function valuesOf<TSchema extends v.GenericSchema>(names: readonly string[], value: TSchema) {
  return v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(isPlainObject, 'an object'),
    v.record(v.picklist(names, `only the names ${names.join(', ')}`), value, 'an object'),
  );
}

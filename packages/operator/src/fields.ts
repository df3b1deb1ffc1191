import type { FieldProblem } from '@pawlet/core/contract';
import * as v from 'valibot';

const problem = (name: FieldProblem) => name;

const greatestInteger = 2_147_483_647;

/** A text of an input: trimmed, not empty, at most `maximum` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function words(maximum: number, pattern?: RegExp) {
  return v.pipe(
    v.string(problem('type')),
    v.trim(),
    v.minLength(1, problem('required')),
    v.maxLength(maximum, problem('length')),
    v.check((given) => pattern === undefined || pattern.test(given), problem('format')),
  );
}

/** A text that may be empty: trimmed, at most `maximum` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function anyWords(maximum: number) {
  return v.pipe(v.string(problem('type')), v.trim(), v.maxLength(maximum, problem('length')));
}

/** An integer of a JSON body. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(minimum = 1, maximum = greatestInteger) {
  return v.pipe(
    v.number(problem('type')),
    v.integer(problem('type')),
    v.minValue(minimum, problem('range')),
    v.maxValue(maximum, problem('range')),
  );
}

/** An integer of a query or a path: digits. */
/* @__NO_SIDE_EFFECTS__ */
export function digitsOf(minimum = 1, maximum = greatestInteger) {
  return v.pipe(
    v.string(problem('type')),
    v.regex(/^\d{1,10}$/u, problem('type')),
    v.transform(Number),
    v.minValue(minimum, problem('range')),
    v.maxValue(maximum, problem('range')),
  );
}

/** One of several texts. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends readonly string[]>(values: T) {
  return v.picklist(values, problem('choice'));
}

/** `true` in a query. */
export const queryFlag = v.optional(v.literal('true', problem('choice')));

/** An amount with at most two decimals, such as `5.00`. */
export const amount = v.pipe(
  v.string(problem('type')),
  v.regex(/^\d{1,9}(?:\.\d{1,2})?$/u, problem('format')),
);

/** An e-mail address, in lower case. */
export const emailInput = v.pipe(
  v.string(problem('type')),
  v.trim(),
  v.maxLength(254, problem('length')),
  v.email(problem('format')),
  v.toLowerCase(),
);

/** A list of 1 to `maximum` items. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const T extends v.GenericSchema>(item: T, maximum: number) {
  return v.pipe(
    v.array(item, problem('type')),
    v.minLength(1, problem('required')),
    v.maxLength(maximum, problem('length')),
  );
}

/** Fields of an input: unknown ones are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function fieldsOf<const T extends v.ObjectEntries>(entries: T) {
  return v.object(entries, problem('type'));
}

/** No parameters, or no fields. */
export const none = v.object({});

/** A time in epoch seconds. */
export const moment = v.number();

/** A time in epoch seconds; null where it did not happen. */
export const momentOrNull = v.nullable(v.number());

/** Whether an edit changes anything: for `v.check` of a call whose fields are all optional. */
export function hasSomeField(fields: object): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}

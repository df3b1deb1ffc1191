import * as v from 'valibot';
import type { FieldProblem } from './reasons.ts';
import { toTwoDecimals } from './toTwoDecimals.ts';

/** Maximum id, count and time of a request (a 32-bit column). */
export const maxInteger = 2_147_483_647;

const required: FieldProblem = 'required';
const type: FieldProblem = 'type';
const format: FieldProblem = 'format';
const range: FieldProblem = 'range';
const length: FieldProblem = 'length';
const choice: FieldProblem = 'choice';

/** Schema of one request field. */
export type Field<TInput, TOutput> = v.GenericSchema<TInput, TOutput>;

/** Accepted numbers: requests may send strings. */
export type NumberLike = number | string;

/** An integer between inclusive limits. Digit strings are accepted. */
/* @__NO_SIDE_EFFECTS__ */
export function integer(minimum: number, maximum: number): Field<NumberLike, number> {
  return v.pipe(
    v.union([v.number(), v.string()], type),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const given = dataset.value;
      const value = typeof given === 'number' ? given : fromDigits(given.trim());
      const problem = value === undefined ? required : problemOfInteger(value, minimum, maximum);
      if (value === undefined || problem !== undefined) {
        addIssue({ message: problem ?? required });
        return NEVER;
      }
      return value;
    }),
  );
}

function fromDigits(text: string): number | undefined {
  if (text === '') return undefined;
  return /^[+-]?\d{1,17}$/.test(text) ? Number(text) : Number.NaN;
}

function problemOfInteger(value: number, minimum: number, maximum: number): FieldProblem | undefined {
  if (!Number.isInteger(value)) return type;
  return value < minimum || value > maximum ? range : undefined;
}

/** A number between inclusive limits. Decimal strings are accepted. */
/* @__NO_SIDE_EFFECTS__ */
export function decimal(minimum: number, maximum: number): Field<NumberLike, number> {
  return v.pipe(
    v.union([v.number(), v.string()], type),
    v.check((given) => typeof given === 'number' || given.trim() !== '', required),
    v.check(
      (given) => typeof given === 'number' || /^(?:[+-]?\d{1,3}(?:\.\d{1,15})?)?$/.test(given.trim()),
      type,
    ),
    v.transform(Number),
    v.check((given) => Number.isNaN(given) || (given >= minimum && given <= maximum), range),
  );
}

/** The id of a row. */
/* @__NO_SIDE_EFFECTS__ */
export function id(): Field<NumberLike, number> {
  return integer(1, maxInteger);
}

/** One of several integers. */
/* @__NO_SIDE_EFFECTS__ */
export function integerChoice<const T extends readonly number[]>(values: T): Field<NumberLike, T[number]> {
  return v.pipe(integer(-maxInteger, maxInteger), v.picklist(values, choice));
}

/** 0 or 1; `true` and `false` are accepted. */
/* @__NO_SIDE_EFFECTS__ */
export function flag(): Field<NumberLike | boolean, 0 | 1> {
  return v.union(
    [
      v.pipe(
        v.boolean(),
        v.transform((given): 0 | 1 => (given ? 1 : 0)),
      ),
      v.pipe(
        v.picklist([0, 1, '0', '1']),
        v.transform((given): 0 | 1 => (Number(given) === 1 ? 1 : 0)),
      ),
    ],
    choice,
  ) as Field<NumberLike | boolean, 0 | 1>;
}

export interface TextLimits {
  /** Minimum length after trimming. @default 1 */
  readonly minimum?: number | undefined;
  /** Maximum length after trimming. */
  readonly maximum: number;
  /** Pattern of the whole string. */
  readonly pattern?: RegExp | undefined;
  /** Keeps leading and trailing spaces, as in passwords. @default false */
  readonly isVerbatim?: boolean | undefined;
}

/** A string. Leading and trailing spaces are trimmed; blank is `required`; a NUL character is a `format` problem. */
/* @__NO_SIDE_EFFECTS__ */
export function text(limits: TextLimits): Field<string, string> {
  const { minimum = 1, maximum, pattern, isVerbatim = false } = limits;
  return v.pipe(
    v.string(type),
    v.transform((given) => (isVerbatim ? given : given.trim())),
    v.check((given) => given !== '' || minimum === 0, required),
    v.check((given) => given === '' || (given.length >= minimum && given.length <= maximum), length),
    // PostgreSQL cannot store this character in text.
    v.check((given) => !given.includes('\u0000'), format),
    v.check(
      (given) => given === '' || given.length > maximum || pattern === undefined || pattern.test(given),
      format,
    ),
  );
}

/** A string of digits (mobile, verification code); a number is accepted. */
/* @__NO_SIDE_EFFECTS__ */
export function digits(minimum: number, maximum: number): Field<NumberLike, string> {
  return v.pipe(
    v.union([v.number(), v.string()], type),
    v.transform((given) => String(given).trim()),
    v.check((given) => given !== '', required),
    v.check(
      (given) => given === '' || (/^\d+$/.test(given) && given.length >= minimum && given.length <= maximum),
      format,
    ),
  );
}

/** One of several strings. */
/* @__NO_SIDE_EFFECTS__ */
export function textChoice<const T extends readonly string[]>(values: T): Field<T[number], T[number]> {
  return v.pipe(v.string(type), v.picklist(values, choice)) as Field<T[number], T[number]>;
}

/** An amount of money: number or string with at most two decimals. Parsed to a string with two decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function amount(): Field<NumberLike, string> {
  return v.pipe(
    v.union([v.number(), v.string()], type),
    v.transform((given) => String(given).trim()),
    v.check((given) => given !== '', required),
    v.check((given) => given === '' || /^\d{1,9}(\.\d{1,2})?$/.test(given), format),
    v.transform((given) => toTwoDecimals(given)),
  );
}

/** Several ids: comma-separated string, one number or a list. Duplicates are removed. Parsed to a list. */
/* @__NO_SIDE_EFFECTS__ */
export function ids(maximum: number): Field<NumberLike | readonly NumberLike[], number[]> {
  return v.pipe(
    v.union([v.number(), v.string(), v.array(v.union([v.number(), v.string()]))], type),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const given = dataset.value;
      const parts = (Array.isArray(given) ? given : String(given).split(','))
        .map((part) => String(part).trim())
        .filter((part) => part !== '');
      const problem = problemOfIds(parts, maximum);
      if (problem !== undefined) {
        addIssue({ message: problem });
        return NEVER;
      }
      return [...new Set(parts.map(Number))];
    }),
  ) as Field<NumberLike | readonly NumberLike[], number[]>;
}

function problemOfIds(parts: readonly string[], maximum: number): FieldProblem | undefined {
  if (parts.length === 0) return required;
  if (parts.length > maximum) return length;
  if (!parts.every((part) => /^\d{1,17}$/.test(part))) return format;
  return parts.every((part) => Number(part) >= 1 && Number(part) <= maxInteger) ? undefined : range;
}

type Absent = '' | null;

/** An optional field: absent, null and blank values give `fallback`. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<TInput, TOutput, const TFallback>(
  field: Field<TInput, TOutput>,
  fallback: TFallback,
): v.OptionalSchema<Field<TInput | Absent, TOutput | TFallback>, null> {
  const absent = v.pipe(
    v.unknown(),
    v.transform(() => fallback),
  );
  return v.optional(
    v.lazy((given) => (isAbsent(given) ? absent : field) as Field<TInput | Absent, TOutput | TFallback>),
    null,
  );
}

function isAbsent(given: unknown): boolean {
  return given === null || (typeof given === 'string' && given.trim() === '');
}

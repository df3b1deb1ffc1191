import * as v from 'valibot';
import { isExactOrigin } from '../http/isExactOrigin.ts';
import { readSecretFiles } from './secretFiles.ts';

/** The variables that are set, without spaces around their values. */
export type Variables = Readonly<Record<string, string>>;

/** A schema that reads a setting from the variables. Its problems name the variable. */
export type Setting<TValue> = v.GenericSchema<Variables, TValue>;

/** All variables, for checks across several. */
export const variables: Setting<Variables> = v.custom<Variables>(() => true);

/** The variables of an environment, with the secrets that are in files; an empty one counts as not set. */
export function toVariables(environment: Readonly<Record<string, string | undefined>>): Variables {
  const given = Object.entries(readSecretFiles(environment)).map(
    ([name, value]) => [name, value?.trim() ?? ''] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** A required variable. */
export function variable<TSchema extends v.GenericSchema>(
  name: string,
  schema: TSchema,
  missing = () => 'missing.',
): Setting<v.InferOutput<TSchema>> {
  return reading(
    schema,
    (given) => given[name],
    ({ input, message }) => `${name}: ${input === undefined ? missing() : message}`,
  );
}

/** An optional variable; the fallback is parsed like a value. */
export function optional<TValue>(
  name: string,
  schema: v.GenericSchema<string, TValue>,
): Setting<TValue | undefined>;
export function optional<TValue>(
  name: string,
  schema: v.GenericSchema<string, TValue>,
  fallback: string,
): Setting<TValue>;
export function optional(name: string, schema: v.GenericSchema<string>, fallback?: string): Setting<unknown> {
  return variable(name, v.optional(schema, fallback));
}

/** An object of settings. */
export function settings<TEntries extends Readonly<Record<string, Setting<unknown>>>>(entries: TEntries) {
  const names = Object.keys(entries);
  return reading(v.object(entries), (given) => Object.fromEntries(names.map((name) => [name, given])));
}

/** Settings of which the needed variables are set all together, or not at all; undefined without them. */
export function account<TEntries extends Readonly<Record<string, Setting<unknown>>>>(
  define: (needed: <T>(name: string, schema: v.GenericSchema<string, T>) => Setting<T>) => TEntries,
) {
  const names: string[] = [];
  const entries = define((name, schema) => {
    names.push(name);
    return variable(name, schema, () => `missing. Set all of ${names.join(', ')}, or none.`);
  });
  return whenSet(names, settings(entries));
}

/** A setting that is read only if one of some variables is set; undefined otherwise. */
export function whenSet<TValue>(
  names: readonly string[],
  schema: Setting<TValue>,
): Setting<TValue | undefined> {
  const nothing = reading(v.undefined(), () => undefined);
  return v.lazy<Setting<TValue | undefined>>((given) =>
    names.some((name) => name in (given as Variables)) ? schema : nothing,
  );
}

function reading<TSchema extends v.GenericSchema>(
  schema: TSchema,
  pick: (given: Variables) => unknown,
  describe: (issue: v.BaseIssue<unknown>) => string = ({ message }) => message,
): Setting<v.InferOutput<TSchema>> {
  return v.pipe(
    variables,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const result = v.safeParse(schema, pick(dataset.value));
      if (result.success) return result.output;
      for (const issue of result.issues) addIssue({ message: describe(issue) });
      return NEVER;
    }),
  );
}

/** A text that passes a test. */
export function text(test: RegExp | ((value: string) => boolean), problem: string) {
  return secret(test, problem, (value) => `"${value}" `);
}

/** A text that passes a test and may contain a secret: the problem does not quote it. */
export function secret(
  test: RegExp | ((value: string) => boolean),
  problem: string,
  quote: (value: string) => string = () => '',
) {
  const isRight = typeof test === 'function' ? test : (value: string) => test.test(value);
  return v.pipe(
    v.string(),
    v.check(isRight, ({ input }) => `${quote(input)}${problem}`),
  );
}

/** A comma-separated list. */
export const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((part) => part.trim())),
  v.filterItems((part) => part !== ''),
);

/** An exact origin, without a trailing slash. */
export const origin = v.pipe(
  text(isExactOrigin, 'is not an exact origin. Write it like https://shop.example, without a path.'),
  v.transform(withoutSlash),
);

/** A whole number. */
export function wholeNumber(least: number, most: number, problem: string) {
  const isRight = (value: string) => /^\d+$/u.test(value) && Number(value) >= least && Number(value) <= most;
  return v.pipe(text(isRight, problem), v.transform(Number));
}

/** A number of seconds. */
export function seconds(least: number) {
  return wholeNumber(least, 86_400, `is not a number of seconds from ${least} to 86400. Write it like 60.`);
}

/** A number of at least 1. */
export const count = wholeNumber(1, 999_999_999, 'is not a number of at least 1. Write it like 10000.');

/** One of some words, each with its spellings. */
export function oneOf<const TWord extends string>(
  words: Readonly<Record<TWord, RegExp>>,
  problem: string,
): v.GenericSchema<string, TWord> {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      for (const word in words) if (words[word].test(value)) return word;
      addIssue({ message: `"${value}" ${problem}` });
      return NEVER;
    }),
  );
}

/** The spellings of on and off. */
export const on = /^(1|true|on|yes)$/iu;
export const off = /^(0|false|off|no)$/iu;

/** The address of a service: https, or http on this machine. A key is sent to it; the address contains none. */
export function serviceAddress(example: string) {
  return v.pipe(
    secret(
      (value) => isSafe(value) && /^[^?#@]+$/u.test(value),
      `this is not the address of a service. Write it like ${example}; http only on this machine.`,
    ),
    v.transform(withoutSlash),
  );
}

/** Whether the connection to an address is encrypted or stays on this machine. */
export function isSafe(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed?.protocol === 'https:' ||
    (parsed?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/u.test(parsed.hostname))
  );
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/u, '');
}

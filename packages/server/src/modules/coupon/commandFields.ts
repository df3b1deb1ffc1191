import type { CodeReduction } from '../../db/schema/discount.ts';
import { type Localized, languages } from '../../i18n/language.ts';

type Amounts = Readonly<Record<string, number>>;

/** A command's `name=value` arguments. */
export type CommandFields = ReadonlyMap<string, string>;

/** Parses `name=value` arguments; null when one is invalid. */
export function readFields(args: readonly string[]): CommandFields | null {
  const pairs = args.map((arg) => /^([a-z-]+)=(.+)$/u.exec(arg));
  if (pairs.includes(null)) return null;
  return new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
}

/** An integer within limits, `fallback` when it is missing, null when it is invalid. */
export function readCount(
  fields: CommandFields,
  name: string,
  fallback: number,
  limits: { readonly from: number; readonly to: number } = { from: 0, to: 1_000_000_000 },
): number | null {
  const given = fields.get(name);
  if (given === undefined) return fallback;
  const value = /^\d{1,10}$/u.test(given) ? Number(given) : -1;
  return value >= limits.from && value <= limits.to ? value : null;
}

/** Amounts by currency, such as `CNY:20,USD:3`, in minor units; null when invalid. */
function readAmounts(text: string): Amounts | null {
  const pairs = text.split(',').map((part) => /^([A-Z]{3}):(\d{1,7}(?:\.\d{1,2})?)$/u.exec(part));
  if (pairs.includes(null)) return null;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', Math.round(Number(pair?.[2]) * 100)]));
}

/** The discount of a coupon or code and its minimum amount; null when the fields are incomplete. */
export function readReduction(
  fields: CommandFields,
): { readonly reduction: CodeReduction; readonly threshold: Amounts | null } | null {
  const over = fields.get('over');
  const threshold = over === undefined ? null : readAmounts(over);
  if (over !== undefined && !threshold) return null;
  const percentOff = readCount(fields, 'percent', 0, { from: 1, to: 99 });
  const minus = fields.get('minus');
  if (minus === undefined)
    return percentOff ? { reduction: { kind: 'percent', percentOff }, threshold } : null;
  const amounts = readAmounts(minus);
  return amounts && percentOff === 0 ? { reduction: { kind: 'minus', amounts }, threshold } : null;
}

/** A name that is the same in every language. */
export function sameName(name: string): Localized {
  const entries = languages.map((language) => [language, name]);
  return Object.fromEntries(entries) as Record<(typeof languages)[number], string>;
}

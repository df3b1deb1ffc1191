import { iso31661Alpha3ToAlpha2 } from 'iso-3166';
import { useLocale } from 'react-admin';

/** Formats amounts, times, countries and languages in the language of the console. */
export function useFormat() {
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const nameOf = (type: Intl.DisplayNamesType, code: string) =>
    new Intl.DisplayNames([locale], { type, fallback: 'code' }).of(code) ?? code;
  const amount = (value: string | number, currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(value));
  return {
    amount,
    /** Amounts by currency. */
    amounts: (given: Readonly<Record<string, string>>) =>
      Object.entries(given)
        .map(([currency, value]) => amount(value, currency))
        .join(' / '),
    /** On one line, also in narrow columns. */
    time: (seconds: number | null) =>
      seconds === null ? '–' : time.format(seconds * 1000).replaceAll(' ', '\u00A0'),
    /** A day of a report, such as `2026-11-22`. */
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** A difference with its sign. */
    signed: (value: number) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value),
    /** A number with few digits, for an axis. */
    short: (value: number) => new Intl.NumberFormat(locale, { notation: 'compact' }).format(value),
    percent: (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    /** A change in percent with its sign. */
    change: (share: number) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 0,
      }).format(share),
    /** Name of a country by its ISO 3166 code with two or three letters. */
    region: (code: string) => nameOf('region', iso31661Alpha3ToAlpha2[code] ?? code),
    currency: (code: string) => `${code} (${nameOf('currency', code)})`,
    /** A text of the shop in the language of the console. */
    localized: (texts: Readonly<Record<string, string | undefined>>) => texts[locale] || (texts['en'] ?? ''),
    language: (code: string) => nameOf('language', code),
  };
}

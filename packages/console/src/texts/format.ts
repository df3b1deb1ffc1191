import { iso31661Alpha3ToAlpha2 } from 'iso-3166';
import { useLocale } from 'react-admin';

/** Formats amounts, times and countries in the language of the console. */
export function useFormat() {
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  return {
    amount: (value: string, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(value)),
    time: (seconds: number | null) => (seconds === null ? '–' : time.format(seconds * 1000)),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** Name of a country by its ISO 3166 alpha-3 code. */
    region: (code: string) => {
      const short = iso31661Alpha3ToAlpha2[code];
      return (short === undefined ? undefined : regions.of(short)) ?? code;
    },
  };
}

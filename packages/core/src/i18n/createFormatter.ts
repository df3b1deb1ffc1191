import type { Money } from '../rules/money.ts';
import { knownTimeZone } from './countries.ts';
import { formatDate, formatDay, relativeTime, type DateStyle } from './dates.ts';
import { formatOnce } from './formatOnce.ts';
import { toLocale, type InterfaceLanguage } from './languages.ts';
import { formatMoney, moneyParts, type MoneyPart } from './money.ts';

/** Formats money, numbers and dates in one language and time zone. */
export interface Formatter {
  readonly language: InterfaceLanguage;
  readonly timeZone: string;
  money(money: Money, symbol?: string): string;
  moneyParts(money: Money, symbol?: string): readonly MoneyPart[];
  /** ISO string or milliseconds since 1970. @default the date */
  date(moment: string | number, style?: DateStyle): string;
  /** A day without a time zone, 'YYYY-MM-DD'. @default the date */
  day(day: string, style?: 'date' | 'monthDay' | 'month'): string;
  /** "just now", "5 minutes ago" …, the date after 30 days. */
  relative(moment: string | number): string;
  number(value: number): string;
  /** A change with its sign: "+5", "-4,500", "0". */
  change(value: number): string;
  /** A share, 0 to 1, as a whole percentage. */
  percent(share: number): string;
}

/** Options of `createFormatter`. */
export interface FormatterOptions {
  readonly language: InterfaceLanguage;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 3166 alpha-3: its time zone is used if the platform does not support `timeZone`. @default China's */
  readonly country?: string | undefined;
  /** Milliseconds since 1970. @default Date.now */
  readonly clock?: (() => number) | undefined;
}

/** Creates a formatter. */
export function createFormatter({
  language,
  timeZone,
  country = '',
  clock = Date.now,
}: FormatterOptions): Formatter {
  const locale = toLocale(language);
  let known: string | undefined;
  // Computed lazily: looking up a time zone costs more than the rest of the formatter.
  const zone = (): string => (known ??= knownTimeZone(timeZone, country));
  return {
    language,
    get timeZone() {
      return zone();
    },
    money: (money, symbol) => formatMoney(money, { locale, symbol }),
    moneyParts: (money, symbol) => moneyParts(money, { locale, symbol }),
    date: (moment, style) =>
      formatOnce(`${locale} ${timeZone} ${country} ${style} ${moment}`, () =>
        formatDate(moment, { language, timeZone: zone() }, style),
      ),
    day: (day, style) => formatOnce(`${locale} ${style} ${day}`, () => formatDay(day, language, style)),
    relative: (moment) => relativeTime(moment, clock(), { language, timeZone: zone() }),
    number: (value) => formatNumber(value, locale, 'plain'),
    change: (value) => formatNumber(value, locale, 'change'),
    percent: (share) => formatNumber(share, locale, 'percent'),
  };
}

const numberStyles = {
  plain: {},
  change: { signDisplay: 'exceptZero' },
  percent: { style: 'percent', maximumFractionDigits: 0 },
} as const satisfies Readonly<Record<string, Intl.NumberFormatOptions>>;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Formats are created lazily, and once: every component that formats has a formatter of its own. */
function formatNumber(value: number, locale: string, style: keyof typeof numberStyles): string {
  return formatOnce(`${locale} ${style} ${value}`, () => {
    const key = `${locale} ${style}`;
    const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, numberStyles[style]);
    numberFormats.set(key, format);
    return format.format(value);
  });
}

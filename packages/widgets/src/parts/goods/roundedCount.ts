/** A count as shops say it: exact below 100, then rounded down to one digit with a plus (100+, 1K+, 1万+). */
export function roundedCount(count: number, locale: string): string {
  if (count < 100) return String(count);
  const step = 10 ** Math.floor(Math.log10(count));
  const rounded = Math.floor(count / step) * step;
  return `${new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 }).format(rounded)}+`;
}

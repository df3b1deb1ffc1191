const formats = new Map<string, Intl.NumberFormat>();

/** A count as shops say it: exact below 100, then rounded down to one digit with a plus (100+, 1K+; Chinese, Japanese and Korean count in ten thousands). */
export function roundedCount(count: number, locale: string): string {
  if (count < 100) return String(count);
  const step = 10 ** Math.floor(Math.log10(count));
  return `${formatOf(locale).format(Math.floor(count / step) * step)}+`;
}

/** One formatter a language: making it costs a hundred times what using it does. */
function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 });
  formats.set(locale, made);
  return made;
}

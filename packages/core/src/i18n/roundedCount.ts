/** A counting unit and its word: '' for plain numbers. */
type Unit = readonly [least: number, size: number, word: string];

/** End of the table; beyond it the language's own compact format is used. */
const limit = 1_000_000;

const plain: Unit = [0, 1, ''];
const thousand = (word: string): readonly Unit[] => [[1000, 1000, word], plain];

/**
 * The compact format of each language below a million, largest unit first. `Intl` has it too, but creating its compact
 * formatter takes a tenth of the script time of a first page of products; a test keeps the two equal.
 */
const units: Readonly<Record<string, readonly Unit[]>> = {
  zh: [[10_000, 10_000, '万'], plain],
  ja: [[10_000, 10_000, '万'], plain],
  ko: [[10_000, 10_000, '만'], ...thousand('천')],
  en: thousand('K'),
  it: thousand('K'),
  fr: thousand('\u{a0}k'),
  es: thousand('\u{a0}mil'),
  de: [[10_000, 1000, '.000'], plain],
};

/**
 * An approximate count: exact below 100, then rounded down to one digit with a plus, such as `100+` and `1K+`; Chinese,
 * Japanese and Korean count in ten thousands.
 */
export function roundedCount(count: number, locale: string): string {
  if (count < 100) return String(count);
  // By its digits: the logarithm of a number just below a power of ten is rounded up to it.
  const step = 10 ** (String(Math.floor(count)).length - 1);
  return `${compact(Math.floor(count / step) * step, locale)}+`;
}

function compact(rounded: number, locale: string): string {
  const unit = rounded < limit ? units[locale.slice(0, 2)]?.find(([least]) => rounded >= least) : undefined;
  if (unit === undefined)
    return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 }).format(rounded);
  const [, size, word] = unit;
  return `${rounded / size}${word}`;
}

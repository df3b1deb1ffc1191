import type { YearReport } from '@pawlet/core/api';

/** All content and style of a poster; plain values, so that a worker can draw it. */
export interface PosterContent {
  readonly year: string;
  readonly title: string;
  /** Numbers with their labels; at most four. */
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  /** The top product, below a heading. */
  readonly best: { readonly heading: string; readonly title: string; readonly imageUrl: string } | undefined;
  readonly brand: string;
  readonly closing: string;
  /** CSS font family. */
  readonly font: string;
  readonly colors: PosterColors;
}

/** CSS colours. */
export interface PosterColors {
  readonly solid: string;
  readonly onSolid: string;
  readonly page: string;
  readonly card: string;
  readonly text: string;
  readonly secondary: string;
  readonly accent: string;
  readonly tint: string;
}

const colorNames: Readonly<Record<keyof PosterColors, string>> = {
  solid: 'solid',
  onSolid: 'on-solid',
  page: 'page',
  card: 'card',
  text: 'text',
  secondary: 'text-secondary',
  accent: 'text-primary',
  tint: 'tint',
};

/** Font and colours of the theme around an element. */
export function getLook(element: Element): Pick<PosterContent, 'font' | 'colors'> {
  const style = getComputedStyle(element);
  const colors = Object.entries(colorNames).map(([name, token]) => [
    name,
    style.getPropertyValue(`--pawlet-color-${token}`).trim(),
  ]);
  return { font: style.fontFamily, colors: Object.fromEntries(colors) as PosterColors };
}

/** Formats numbers and their labels; the poster is drawn in the shopper's language. */
export interface PosterWords {
  readonly number: (value: number) => string;
  readonly label: (name: 'orders' | 'signInDays' | 'points' | 'reviews', count: number) => string;
}

/** The numbers of a year that the poster shows. */
export function getFacts(report: YearReport, { number, label }: PosterWords): PosterContent['facts'] {
  const counts = [
    ['orders', report.orderCount],
    ['signInDays', report.signInDays],
    ['points', report.pointsEarned],
    ['reviews', report.reviewCount],
  ] as const;
  return counts.flatMap(([name, count]) =>
    count > 0 ? [{ value: number(count), label: label(name, count) }] : [],
  );
}

import type { YearReport } from '@pawlet/core/api';

/** The slides of a year, in order. */
export type SlideName = 'cover' | 'orders' | 'months' | 'categories' | 'goods' | 'care' | 'poster';

/** Whether there are any data. */
export function isEmptyYear({ orderCount, pointsEarned, signInDays, reviewCount }: YearReport): boolean {
  return orderCount + pointsEarned + signInDays + reviewCount === 0;
}

/** The slides of a year; those without data are left out. */
export function listSlides(report: YearReport): readonly SlideName[] {
  const { orderCount, ordersByMonth, topCategories, topGoods } = report;
  const told: Readonly<Record<SlideName, boolean>> = {
    cover: true,
    orders: orderCount > 0,
    months: busiestMonth(ordersByMonth) !== undefined,
    categories: topCategories.length > 0,
    goods: topGoods.length > 0,
    care: report.pointsEarned + report.signInDays + report.reviewCount > 0,
    poster: true,
  };
  const names: readonly SlideName[] = ['cover', 'orders', 'months', 'categories', 'goods', 'care', 'poster'];
  return names.filter((name) => told[name]);
}

/** The month with the most orders, counted from 0; the first of equal ones, undefined without orders. */
export function busiestMonth(ordersByMonth: readonly number[]): number | undefined {
  const most = Math.max(0, ...ordersByMonth);
  return most === 0 ? undefined : ordersByMonth.indexOf(most);
}

/** Days of a year. */
export function getDays(year: number): number {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365;
}

/** A part of a ring, in hundredths. */
export interface RingPart {
  readonly start: number;
  readonly length: number;
}

/** Parts of a ring by their weights, in sequence, with a gap between them where there are several. */
export function ringParts(weights: readonly number[], gap = 2): readonly RingPart[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  const space = weights.length > 1 ? gap : 0;
  let start = 0;
  return weights.map((weight) => {
    const share = (weight / total) * 100;
    const part = { start, length: Math.max(0.5, share - space) };
    start += share;
    return part;
  });
}

/** Names of the months in a language, January first. */
export function monthNames(locale: string, style: 'narrow' | 'long'): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index, 1)));
}

import type { Locator } from '@playwright/test';

/** A row of a price list: its name and its amount, as they are shown. */
export type PriceRow = readonly [name: string, amount: string];

/** The rows of the price list in a page or sheet, once it no longer changes. */
export async function readPriceList(where: Locator): Promise<readonly PriceRow[] | 'in work'> {
  const list = where.locator('dl').filter({ hasText: '商品总额' });
  return list.evaluate((element) => {
    if (element.ariaBusy === 'true') return 'in work';
    const words = (part: Element | null): string => part?.textContent?.trim() ?? '';
    return [...element.children].map((row): PriceRow => [
      words(row.querySelector('dt')),
      words(row.querySelector('dd')),
    ]);
  });
}

/** Rows of the checkout as the order shows them: it names how many points were spent. */
export function withSpentPoints(rows: readonly PriceRow[], points: number): readonly PriceRow[] {
  return rows.map(([name, amount]) => [name === '积分抵扣' ? `${name}（${points}）` : name, amount]);
}

/** Cents of a displayed amount; free is 0. */
export function parseCents(amount: string): number {
  const [, sign, digits = ''] = /^(-?)¥([\d,]+\.\d{2})$/u.exec(amount) ?? [];
  if (digits === '') return 0;
  const cents = Math.round(Number(digits.replaceAll(',', '')) * 100);
  return sign === '' ? cents : -cents;
}

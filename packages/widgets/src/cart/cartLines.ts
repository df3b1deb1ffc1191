import type { CartLine, Promotion } from '@pawlet/core/api';
import { multiplyMoney, sumMoney, type Money } from '@pawlet/core/rules';

/** True for a line that can be bought now. */
export function isAvailable(line: CartLine): boolean {
  return line.isValid && line.stock !== 0;
}

/** Total of the lines before discounts; undefined for no lines or several currencies. */
export function plainTotal(lines: readonly CartLine[]): Money | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const { currency } = first.price;
  if (lines.some(({ price }) => price.currency !== currency)) return undefined;
  return sumMoney(
    lines.map(({ price, quantity }) => multiplyMoney(price, quantity)),
    currency,
  );
}

/** Changes with everything sent to the server: rows, quantities, SKUs. */
export function fingerprint(lines: readonly CartLine[]): string {
  return lines.map(({ key, quantity, skuId }) => `${key}x${quantity}/${skuId ?? 0}`).join();
}

/** Price change since the line was added; negative when it fell, undefined when unchanged or unknown. */
export function priceChange({ price, priceAdded }: CartLine): number | undefined {
  if (priceAdded === undefined || priceAdded.currency !== price.currency) return undefined;
  const change = price.amountMinor - priceAdded.amountMinor;
  return change === 0 ? undefined : change;
}

/** Below this stock a line shows how many are left. */
const fewPieces = 10;

/** Units left, if few. */
export function fewLeft({ stock }: CartLine): number | undefined {
  return stock !== undefined && stock > 0 && stock <= fewPieces ? stock : undefined;
}

/** Lines with the same discounts. */
export interface PromotionGroup {
  /** Stable key of the group in a list. */
  readonly key: string;
  /** Empty for lines without a discount. */
  readonly promotions: readonly Promotion[];
  readonly lines: readonly CartLine[];
}

/** Groups lines with the same discounts. Groups are ordered by their first line, with the rest last. */
export function groupByPromotion(lines: readonly CartLine[]): readonly PromotionGroup[] {
  const groups = new Map<string, { readonly promotions: readonly Promotion[]; readonly lines: CartLine[] }>();
  for (const line of lines) {
    const key = line.promotions.map(({ type, name, text }) => JSON.stringify([type, name, text])).join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { promotions: line.promotions, lines: [line] });
    else group.lines.push(line);
  }
  return [...groups]
    .map(([key, group]) => ({ key, ...group }))
    .toSorted((one, other) => Number(one.key === '') - Number(other.key === ''));
}

import type { CartLine, Promotion } from '@pawlet/core/api';
import { multiplyMoney, sumMoney, type Money } from '@pawlet/core/rules';

/** Tells a line that can be bought now. */
export function isAvailable(line: CartLine): boolean {
  return line.isValid && line.stock !== 0;
}

/** What the lines cost before discounts; undefined for no lines or more than one currency. */
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

/** Differs when what is asked of the server differs: rows, quantities, SKUs. */
export function fingerprint(lines: readonly CartLine[]): string {
  return lines.map(({ key, quantity, skuId }) => `${key}x${quantity}/${skuId ?? 0}`).join();
}

/** How much a price changed since the line was made; negative when it fell, undefined when it did not or is unknown. */
export function priceChange({ price, priceAdded }: CartLine): number | undefined {
  if (priceAdded === undefined || priceAdded.currency !== price.currency) return undefined;
  const change = price.amountMinor - priceAdded.amountMinor;
  return change === 0 ? undefined : change;
}

/** Stock from which a line says how many are left. */
const fewPieces = 10;

/** Pieces left, where they are few. */
export function fewLeft({ stock }: CartLine): number | undefined {
  return stock !== undefined && stock > 0 && stock <= fewPieces ? stock : undefined;
}

/** Lines that the same discounts name. */
export interface PromotionGroup {
  /** Stable name of the group in a list. */
  readonly key: string;
  /** Empty for the lines that no discount names. */
  readonly promotions: readonly Promotion[];
  readonly lines: readonly CartLine[];
}

/** Puts lines together that the same discounts name. Groups come in the order of their first line, the rest last. */
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

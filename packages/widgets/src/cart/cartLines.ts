import type { CartLine, CartLineId, Discount } from '@pawlet/core/api';
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

const ownTypes: ReadonlySet<Discount['type']> = new Set(['goods', 'buy_one_get_one', 'gift']);

/** Names of the discounts that belong to a line itself, not to the whole order. */
export function promotionsOf(id: CartLineId | undefined, discounts: readonly Discount[]): readonly string[] {
  if (id === undefined) return [];
  const own = discounts.filter(({ type, lineIds }) => ownTypes.has(type) && lineIds.includes(id));
  return [...new Set(own.map(({ name }) => name))];
}

import { compareMoney, fromWire } from '../../rules/money.ts';
import type { Money } from '../../rules/money.ts';
import type { EpochMs, Id } from '../types/ids.ts';

/** Converts Unix seconds to milliseconds. */
export function toTime(seconds: number | null): EpochMs | undefined {
  return seconds === null || seconds <= 0 ? undefined : seconds * 1000;
}

/** Brands an id already checked by the contract. */
export function toBranded<T extends Id<string>>(id: number): T {
  return id as T;
}

/** Brands an id that may be missing. */
export function toBrandedOrUndefined<T extends Id<string>>(id: number | null): T | undefined {
  return id === null || id <= 0 ? undefined : (id as T);
}

/** Parses money that may be unset. */
export function toMoney(text: string | null, currency: string): Money | undefined {
  return text === null ? undefined : fromWire(text, currency);
}

/** The market price, only when it is above the price. */
export function toMarketPrice(text: string, price: Money): Money | undefined {
  const money = fromWire(text, price.currency);
  return compareMoney(money, price) > 0 ? money : undefined;
}

/**
 * The current price of one unit, and the regular price after a running offer. A server of the previous release sends
 * the regular price as the price, with the offer price beside it.
 */
export function toPrices(
  data: { readonly price: string; readonly regular_price: string | null },
  offer: string | null,
  currency: string,
): { readonly price: Money; readonly regularPrice: Money | undefined } {
  const price = fromWire(offer ?? data.price, currency);
  return { price, regularPrice: toMarketPrice(data.regular_price ?? data.price, price) };
}

import { compareMoney, fromWire } from '../../rules/money.ts';
import type { Money } from '../../rules/money.ts';
import type { EpochMs, Id } from '../types/ids.ts';

/** Unix seconds of the wire as milliseconds. */
export function toTime(seconds: number | null): EpochMs | undefined {
  return seconds === null || seconds <= 0 ? undefined : seconds * 1000;
}

/** An id that the contract has checked already. */
export function toBranded<T extends Id<string>>(id: number): T {
  return id as T;
}

/** An id that may be missing. */
export function toBrandedOrUndefined<T extends Id<string>>(id: number | null): T | undefined {
  return id === null || id <= 0 ? undefined : (id as T);
}

/** Money that may be unset. */
export function toMoney(text: string | null, currency: string): Money | undefined {
  return text === null ? undefined : fromWire(text, currency);
}

/** The struck price: only worth showing above the price. */
export function toMarketPrice(text: string, price: Money): Money | undefined {
  const money = fromWire(text, price.currency);
  return compareMoney(money, price) > 0 ? money : undefined;
}

/**
 * What a person pays now for one piece, and what it costs again when a running offer ends. A server of the previous release gives
 * the regular price as the price, and that of the offer beside it.
 */
export function toPrices(
  data: { readonly price: string; readonly regular_price: string | null },
  offer: string | null,
  currency: string,
): { readonly price: Money; readonly regularPrice: Money | undefined } {
  const price = fromWire(offer ?? data.price, currency);
  return { price, regularPrice: toMarketPrice(data.regular_price ?? data.price, price) };
}

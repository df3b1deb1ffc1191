import { isReduced, type PriceNow } from '../discount/priceNow.ts';

/** Formats an amount in minor units for the wire: a text with two decimals. */
export function money(amountMinor: number): string {
  const sign = amountMinor < 0 ? '-' : '';
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The price of a piece in the wire format; the last two are null where no discount on the product runs. */
export function priceFields(piece: PriceNow) {
  return {
    price: money(piece.price),
    offer_price: isReduced(piece) ? money(piece.price) : null,
    regular_price: regularPrice(piece),
  };
}

/** The price of a piece after the discount on it has ended; null without a discount. */
export function regularPrice(piece: PriceNow): string | null {
  return isReduced(piece) ? money(piece.regular) : null;
}

/** Parses the wire's text with two decimals. */
export function toMinor(text: string): number {
  return Math.round(Number(text) * 100);
}

/** Absolute URL of a picture key, or of a relative address (an upload, a clip); '' stays ''. */
export function pictureUrl(baseUrl: string, key: string): string {
  if (key === '' || /^https?:\/\//u.test(key)) return key;
  return key.startsWith('/') ? `${baseUrl}${key}` : `${baseUrl}/media/${key}.webp`;
}

/** The wire's wrapper of a list response. */
export interface Page<T> {
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
  readonly last_page: number;
  readonly data: T[];
}

/** Wraps one page of rows. */
export function toPage<T>(total: number, page: number, size: number, data: T[]): Page<T> {
  return { total, per_page: size, current_page: page, last_page: Math.max(1, Math.ceil(total / size)), data };
}

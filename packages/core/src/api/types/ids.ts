declare const brand: unique symbol;

/** A branded row id. */
export type Id<TKind extends string> = number & { readonly [brand]: TKind };

export type ProductId = Id<'goods'>;
export type SkuId = Id<'sku'>;
/** A chosen value of a spec ("White"), as used in the SKU. */
export type SpecValueId = Id<'spec-value'>;
export type CategoryId = Id<'category'>;
export type CartLineId = Id<'cart-line'>;
export type AddressId = Id<'address'>;
export type AreaId = Id<'area'>;
export type OrderLineId = Id<'order-line'>;
export type UserCouponId = Id<'user-coupon'>;
export type PageId = Id<'page'>;
export type TaskId = Id<'task'>;
export type QuestionId = Id<'question'>;
export type AnswerId = Id<'answer'>;

/** An order number: 26 digits. */
export type OrderNumber = string & { readonly [brand]: 'order-number' };

/** Milliseconds since 1970. */
export type EpochMs = number;

/** Parses an id from a URL or form: a positive integer, otherwise undefined. */
export function toId<T extends Id<string>>(given: string | number | null | undefined): T | undefined {
  const text = String(given ?? '');
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const value = Number(text);
  return value > 0 && value <= 2_147_483_647 ? (value as T) : undefined;
}

/** Parses an order number from a URL: letters and digits, otherwise undefined. */
export function toOrderNumber(given: string | null | undefined): OrderNumber | undefined {
  const text = given ?? '';
  return /^[\dA-Za-z]{1,40}$/.test(text) ? (text as OrderNumber) : undefined;
}

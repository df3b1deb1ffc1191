import type { InferInput } from 'valibot';
import type { addressShape } from './shapes/address.ts';
import type { cartItemShape, quoteLineShape } from './shapes/cart.ts';
import type { configShape } from './shapes/config.ts';
import type { checkoutCouponShape, couponShape } from './shapes/coupon.ts';
import type { goodsCardShape, skuShape, specGroupShape } from './shapes/goods.ts';
import type { orderCardShape, orderLineShape, orderShape } from './shapes/order.ts';
import type { discountShape, giftShape, orderInfoShape } from './shapes/quote.ts';
import type { userShape } from './shapes/user.ts';

/** Shared shapes as a server sends them. */
export type UserWire = InferInput<typeof userShape>;
export type ConfigWire = InferInput<typeof configShape>;
export type GoodsCardWire = InferInput<typeof goodsCardShape>;
export type SkuWire = InferInput<typeof skuShape>;
export type SpecGroupWire = InferInput<typeof specGroupShape>;
export type CartItemWire = InferInput<typeof cartItemShape>;
export type QuoteLineWire = InferInput<typeof quoteLineShape>;
export type CouponWire = InferInput<typeof couponShape>;
export type CheckoutCouponWire = InferInput<typeof checkoutCouponShape>;
export type OrderInfoWire = InferInput<typeof orderInfoShape>;
export type DiscountWire = InferInput<typeof discountShape>;
export type GiftWire = InferInput<typeof giftShape>;
export type AddressWire = InferInput<typeof addressShape>;
export type OrderWire = InferInput<typeof orderShape>;
export type OrderCardWire = InferInput<typeof orderCardShape>;
export type OrderLineWire = InferInput<typeof orderLineShape>;

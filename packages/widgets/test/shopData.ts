import type { Pawlet } from '@pawlet/core';
import type {
  Address,
  AddressId,
  AreaId,
  CartLine,
  CartLineId,
  CheckoutCoupon,
  ProductId,
  Quote,
  UserCouponId,
  UserWithCounts,
} from '@pawlet/core/api';
import type { Money } from '@pawlet/core/rules';
import { vi } from 'vitest';
import { createTestShop } from './createTestShop.ts';

/** Yuan. */
export function yuan(amount: number): Money {
  return { amountMinor: Math.round(amount * 100), currency: 'CNY' };
}

/** A cart line as sent by the server. */
export function cartLine(
  id: number,
  changes: Partial<CartLine> = {},
): CartLine & { readonly id: CartLineId } {
  return {
    key: `row:${id}`,
    goodsId: id as ProductId,
    skuId: undefined,
    quantity: 1,
    title: `Fountain ${id}`,
    imageUrl: '',
    attributes: [],
    price: yuan(100),
    regularPrice: undefined,
    marketPrice: undefined,
    priceAdded: undefined,
    stock: 50,
    isValid: true,
    addedAt: undefined,
    categoryId: undefined,
    promotions: [],
    ...changes,
    id: id as CartLineId,
  };
}

/** The quote for these lines. */
export function makeQuote(
  lines: readonly (CartLine & { readonly id: CartLineId })[],
  changes: Partial<Quote> = {},
): Quote {
  const total = yuan(
    lines.reduce((sum, { price, quantity }) => sum + (price.amountMinor * quantity) / 100, 0),
  );
  return {
    amounts: { goods: total, freight: yuan(0), discount: yuan(0), total },
    discounts: [],
    gifts: [],
    points: { usable: 0, used: 0, worth: yuan(0) },
    nextTier: undefined,
    currency: 'CNY',
    lines: lines.map((line) => ({ ...line, total: undefined })),
    coupons: [],
    unusableCoupons: [],
    claimableCoupons: [],
    deliveryDays: '',
    userCouponId: undefined,
    quoteNumber: 'q1',
    ...changes,
  };
}

/** A coupon of the shopper that reduces the quote by `off`. */
export function checkoutCoupon(id: number, off: Money): CheckoutCoupon {
  return {
    id: String(id),
    userCouponId: id as UserCouponId,
    name: `Coupon ${id}`,
    value: { kind: 'minus', off },
    threshold: undefined,
    conditionText: 'For everything',
    validityText: '',
    claimEndsAt: undefined,
    perPerson: 1,
    ownCount: 1,
    isReceived: true,
    isExpired: false,
    isAllClaimed: false,
    message: '',
    expiresAt: undefined,
    off,
  };
}

/** The default address of the shopper. */
export const homeAddress: Address = {
  id: 7 as AddressId,
  kind: 'domestic',
  receiver: '王小明',
  mobile: '13912345678',
  address: 'Guangdong Shenzhen Nanshan 8 Road',
  detail: '8 Road',
  region: 'Guangdong Shenzhen Nanshan',
  provinceId: 440000 as AreaId,
  cityId: 440300 as AreaId,
  areaId: 440305 as AreaId,
  zipcode: '',
  countryCode: 'CHN',
  countryName: '',
  overseas: undefined,
  billing: undefined,
  isDefault: true,
  createdAt: undefined,
};

/** An overseas address of the shopper. */
export const berlinAddress: Address = {
  id: 8 as AddressId,
  kind: 'overseas',
  receiver: 'Lena Krüger',
  mobile: '1512345678',
  address: 'Oranienstraße 5',
  detail: 'Oranienstraße 5',
  region: '',
  provinceId: undefined,
  cityId: undefined,
  areaId: undefined,
  zipcode: '10999',
  countryCode: 'DEU',
  countryName: 'Germany',
  overseas: {
    countryCode: 'DEU',
    countryName: 'Germany',
    firstName: 'Lena',
    lastName: 'Krüger',
    dialCode: '49',
    mobile: '1512345678',
    zipcode: '10999',
    extension: '',
    province: 'Berlin',
    city: 'Berlin',
    detail: 'Oranienstraße 5',
    email: '',
    company: '',
  },
  billing: undefined,
  isDefault: false,
  createdAt: undefined,
};

/** A shop with a logged-in shopper. */
export function createLoggedInShop(): Pawlet {
  const shop = createTestShop();
  const user = { id: 1, username: 'demo', nickname: 'Demo', avatar: '', mobile: '', email: '' };
  shop.session.signIn({ token: 'token-of-the-test', user });
  return shop;
}

/** Gives a shop the token of its embedder; the returned function lets the store say whose it is. */
export function adoptToken(shop: Pawlet): (id: number) => Promise<void> {
  let answer: (owner: UserWithCounts) => void = () => undefined;
  vi.spyOn(shop.api.user, 'load').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const adopted = shop.account.adoptToken('token-of-the-app');
  return (id) => {
    answer({
      id,
      username: 'ada',
      nickname: 'Ada',
      avatarUrl: '',
      bio: '',
      mobile: '',
      email: '',
      points: 0,
      money: yuan(0),
      hasPassword: true,
      orders: { toPay: 0, toShip: 0, toReceive: 0, toEvaluate: 0, afterSale: 0 },
      couponCount: 0,
      favouriteCount: 0,
    });
    return adopted;
  };
}

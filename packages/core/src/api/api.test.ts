import { describe, expect, it } from 'vitest';
import { createFakeHttp, lost, refuse } from '../../test/createFakeHttp.ts';
import {
  cardWire,
  cartItemWire,
  orderCardWire,
  orderLineWire,
  pageWire,
  skuWire,
  userWire,
} from '../../test/wireBuilders.ts';
import * as contract from '../contract/index.ts';
import type { RefusalReason } from '../contract/index.ts';
import { createApi } from './createApi.ts';
import { createPendingKeys } from './pendingKeys.ts';
import { toId, toOrderNumber } from './types/ids.ts';
import type { AddressId, CartLineId, ProductId, OrderNumber, SkuId } from './types/ids.ts';

const now = 1_700_000_000_000;
const goodsId = 3 as ProductId;
const lineId = 1 as CartLineId;
const orderNumber = '20261121000000000000000001' as OrderNumber;
const cny = (amountMinor: number): { amountMinor: number; currency: string } => ({
  amountMinor,
  currency: 'CNY',
});

function open(currency = 'CNY') {
  const http = createFakeHttp();
  let made = 0;
  const createKey = (): string => `key-${(made += 1)}`;
  const keys = createPendingKeys({ owner: () => '7', now: () => now, createKey });
  return { http, api: createApi(http, { currency: () => currency, now: () => now, keys }) };
}

describe('products', () => {
  it('maps a card to money, times and booleans', async () => {
    const { http, api } = open();
    const card = cardWire({
      marketprice: '350.00',
      price_min: '199.00',
      price_max: '299.00',
      stocks: 0,
      is_multi: 1,
      offer: { price: '249.00', endtime: 1_700_000_100 },
      image_size: [800, 600],
      createtime: 1_600_000_000,
    });
    http.on(contract.goodsLists, () => pageWire([card]));
    const { items, hasMore } = await api.products.list({});
    expect(hasMore).toBe(false);
    expect(items[0]).toMatchObject({
      price: cny(24_900),
      regularPrice: cny(29_900),
      marketPrice: cny(35_000),
      hasPriceRange: true,
      isSoldOut: true,
      hasVariants: true,
      offer: { price: cny(24_900), endsAt: 1_700_000_100_000 },
      imageSize: { width: 800, height: 600 },
      createdAt: 1_600_000_000_000,
    });
  });

  it('hides a market price that is not above the price, and supports yen', async () => {
    const { http, api } = open('JPY');
    http.on(contract.goodsLists, () => pageWire([cardWire({ price: '1200.00', marketprice: '1200.00' })]));
    const [card] = (await api.products.list({})).items;
    expect(card).toMatchObject({ price: { amountMinor: 1200, currency: 'JPY' }, marketPrice: undefined });
  });

  it('requests a list with wire names', async () => {
    const { http, api } = open();
    http.on(contract.goodsLists, () => pageWire([]));
    await api.products.list({
      keyword: 'cat',
      brandIds: [1, 2],
      priceFrom: cny(1000),
      attributes: [{ attributeId: 5, valueIds: [7] }],
      orderBy: 'price',
      direction: 'asc',
      page: 2,
      pageSize: 20,
    });
    expect(http.calls[0]?.input).toEqual({
      page: 2,
      pageNum: 20,
      keyword: 'cat',
      brand_id: '1,2',
      price: '10.00-',
      attributes: [{ attribute_id: 5, value_id: [7] }],
      multiple: 1,
      orderby: 'price',
      orderway: 'asc',
    });
  });

  it('finds a product with its variants', async () => {
    const { http, api } = open();
    http.on(contract.goodsV2detail, () => ({
      ...cardWire(),
      sku: [skuWire()],
      sku_spec: [
        {
          id: 1,
          title: 'Colour',
          sku_value: [
            { id: 11, title: 'White' },
            { id: 12, title: 'Black' },
          ],
        },
      ],
      is_collect: true,
      buy_limit: 0,
      status: 'soldout',
    }));
    const found = await api.products.find(goodsId);
    expect(found).toMatchObject({
      status: 'ok',
      goods: {
        status: 'soldout',
        isSoldOut: true,
        isFavourite: true,
        buyMin: 1,
        buyLimit: undefined,
        skus: [{ id: 31, valueIds: [11, 14], stock: 5 }],
        specs: [{ title: 'Colour', values: [{ id: 11, title: 'White' }, { id: 12 }] }],
      },
    });
  });

  it('returns not-found, and throws when a list is refused', async () => {
    const { http, api } = open();
    http.on(contract.goodsV2detail, () => refuse('NOT_FOUND'));
    http.on(contract.goodsLists, () => refuse('INTERNAL'));
    expect(await api.products.find(goodsId)).toEqual({ status: 'not-found' });
    await expect(api.products.list({})).rejects.toMatchObject({ name: 'PawletError', code: 'HTTP' });
  });
});

describe('log-in', () => {
  it('reads the token beside the user, or inside it as a base server sends it', async () => {
    const { http, api } = open();
    http.on(contract.loginLogin, () => ({ token: 'outside', user: userWire() }));
    http.on(contract.loginMobilelogin, () => ({ user: userWire({ token: 'inside' }) }));
    expect(await api.login.withPassword({ account: 'mimi', password: 'secret-1' })).toMatchObject({
      status: 'ok',
      token: 'outside',
      user: { id: 7, nickname: 'Mimi' },
    });
    const byCode = await api.login.withCode({ mobile: '13800000000', code: '123456' });
    expect(byCode).toMatchObject({ token: 'inside' });
    http.on(contract.loginEmaillogin, () => ({ token: 'mailed', user: userWire() }));
    const byMail = await api.login.withEmailCode({ email: 'mimi@example.com', code: '123456', agreed: '3' });
    expect(byMail).toMatchObject({ status: 'ok', token: 'mailed', user: { id: 7 } });
  });

  it.each<[RefusalReason, unknown, object]>([
    ['CREDENTIALS', null, { status: 'wrong-credentials', message: 'no' }],
    ['RATE_LIMITED', { retry_after: 42 }, { status: 'rate-limited', retryAfterSeconds: 42 }],
    ['AGREEMENT_REQUIRED', { diyname: 'terms' }, { status: 'agreement-required', page: 'terms' }],
    ['UPGRADE_REQUIRED', { minimum: '2.3.0' }, { status: 'upgrade-required', minimum: '2.3.0' }],
    ['VALIDATION', { fields: { mobile: 'format' } }, { status: 'refused', fields: { mobile: 'format' } }],
    ['VALIDATION', { fields: 'broken' }, { status: 'refused', fields: {} }],
  ])('returns %s for %o', async (reason, data, result) => {
    const { http, api } = open();
    http.on(contract.loginMobilelogin, () => refuse(reason, data));
    expect(await api.login.withCode({ mobile: '13800000000', code: '123456' })).toMatchObject(result);
  });

  it('logs in with the app, and requires a number for an unknown person', async () => {
    const { http, api } = open();
    http.on(contract.loginAppLogin, () => ({ user: userWire({ token: 'of-the-app' }), third: {} }));
    expect(await api.appLogin.withApp({ code: 'C-1', scope: 'profile' })).toMatchObject({
      status: 'ok',
      token: 'of-the-app',
      user: { id: 7 },
    });
    http.on(contract.loginAppLogin, () => ({ user: null, third: { nickname: 'Mo', bind_token: 'B-1' } }));
    expect(await api.appLogin.withApp({ code: 'C-2', scope: '' })).toEqual({
      status: 'not-linked',
      nickname: 'Mo',
      bindToken: 'B-1',
      needs: 'mobile',
    });
    http.on(contract.thirdAccount, () => ({ userinfo: userWire({ token: 'linked' }) }));
    const link = { mobile: '13800000000', code: '123456', bindToken: 'B-1' };
    expect(await api.appLogin.linkMobile(link)).toMatchObject({ status: 'ok', token: 'linked' });
    http.on(contract.thirdAccount, () => refuse('CREDENTIALS', null));
    expect(await api.appLogin.linkMobile(link)).toMatchObject({ status: 'wrong-credentials' });
  });

  it("sends the page's nonce with an ID token, and with nothing else", async () => {
    const { http, api } = open();
    http.on(contract.loginAppLogin, () => ({ user: userWire({}), third: {} }));
    await api.appLogin.withApp({ code: 'C-1', scope: 'profile', nonce: 'n-1' });
    await api.appLogin.withApp({ code: 'id-token', scope: 'openid profile', nonce: 'n-2' });
    await api.appLogin.withApp({ code: 'id-token', scope: 'openid' });
    expect(http.callsTo(contract.loginAppLogin).map(({ input }) => input)).toEqual([
      { code: 'C-1', scope: 'profile' },
      { code: 'id-token', scope: 'openid profile', nonce: 'n-2' },
      { code: 'id-token', scope: 'openid' },
    ]);
  });

  it('links an address, or registers, where the app vouches for a new person', async () => {
    const { http, api } = open();
    http.on(contract.loginAppLogin, () => ({
      user: null,
      third: { bind_token: 'B-2', needs: 'agreement' as const },
    }));
    expect(await api.appLogin.withApp({ code: 'id-token', scope: 'openid' })).toEqual({
      status: 'not-linked',
      nickname: '',
      bindToken: 'B-2',
      needs: 'agreement',
    });
    http.on(contract.thirdRegister, () => ({ userinfo: userWire({ token: 'new' }) }));
    expect(await api.appLogin.register({ bindToken: 'B-2', agreed: '3' })).toMatchObject({ token: 'new' });
    expect(http.callsTo(contract.thirdRegister)[0]?.input).toEqual({
      bind_token: 'B-2',
      agreed: '3',
      invite_id: '',
    });
    http.on(contract.thirdRegister, () => refuse('AGREEMENT_REQUIRED', { diyname: 'terms' }));
    expect(await api.appLogin.register({ bindToken: 'B-2' })).toMatchObject({ status: 'agreement-required' });
    http.on(contract.thirdAccount, () => ({ userinfo: userWire({ token: 'linked' }) }));
    expect(
      await api.appLogin.linkEmail({ email: 'mo@pawlet.test', code: '123456', bindToken: 'B-2' }),
    ).toMatchObject({ status: 'ok', token: 'linked' });
    expect(http.callsTo(contract.thirdAccount)[0]?.input).toMatchObject({
      type: 'email',
      email: 'mo@pawlet.test',
    });
  });

  it('lists linked log-ins, and returns why one cannot be removed', async () => {
    const { http, api } = open();
    http.on(contract.thirdLinks, () => [
      { id: 1, platform: 'app' as const, name: 'Paws', nickname: 'Mo', createtime: 1_795_147_200 },
    ]);
    expect(await api.account.linkedLogIns()).toEqual([
      { id: 1, platform: 'app', name: 'Paws', nickname: 'Mo', linkedAt: 1_795_147_200_000 },
    ]);
    http.on(contract.thirdUnbind, () => refuse('VALIDATION', { fields: { id: 'choice' } }));
    expect(await api.account.unlinkLogIn(1)).toMatchObject({ status: 'refused', fields: { id: 'choice' } });
    http.on(contract.thirdUnbind, () => null);
    expect(await api.account.unlinkLogIn(1)).toEqual({ status: 'ok' });
  });

  it('returns the wait before the next code', async () => {
    const { http, api } = open();
    http.on(contract.smsSend, () => refuse('RATE_LIMITED', { retry_after: 31 }));
    const sent = await api.login.sendCode({ mobile: '13800000000', event: 'mobilelogin' });
    expect(sent).toMatchObject({ status: 'rate-limited', retryAfterSeconds: 31 });
  });
});

describe('cart', () => {
  it('reads rows with and without a SKU', async () => {
    const { http, api } = open();
    const single = cartItemWire({
      id: 2,
      goods_sku_id: '',
      sku: null,
      sku_attr: null,
      stocks: 9,
      is_valid: 0,
    });
    http.on(contract.cartIndex, () => [cartItemWire({ price_added: '310.00' }), single]);
    const [first, second] = await api.cart.list();
    expect(first).toMatchObject({
      key: 'row:1',
      skuId: 31,
      quantity: 2,
      attributes: [
        { name: 'Colour', value: 'White' },
        { name: 'Size', value: '2.5 L' },
      ],
      price: cny(29_900),
      priceAdded: cny(31_000),
      stock: 5,
      isValid: true,
    });
    expect(second).toMatchObject({ skuId: undefined, attributes: [], stock: 9, isValid: false });
  });

  it.each<[RefusalReason, unknown, object]>([
    ['OUT_OF_STOCK', { lines: [{ id: 31, left: 2 }] }, { status: 'out-of-stock', left: 2 }],
    ['OUT_OF_STOCK', null, { status: 'out-of-stock', left: undefined }],
    ['OFF_SHELF', null, { status: 'off-shelf' }],
    ['LIMIT_REACHED', { limit: 3 }, { status: 'limit-reached', limit: 3 }],
    ['NOT_FOUND', null, { status: 'not-found' }],
    ['IDEMPOTENCY_MISMATCH', null, { status: 'refused', reason: 'IDEMPOTENCY_MISMATCH' }],
  ])('returns %s for %o', async (reason, data, result) => {
    const { http, api } = open();
    http.on(contract.cartAdd, () => refuse(reason, data));
    expect(await api.cart.add({ goodsId, skuId: 31 as SkuId, quantity: 1 })).toMatchObject(result);
  });

  it('keeps the idempotency key of an addition until there is a response', async () => {
    const { http, api } = open();
    const addition = { goodsId, skuId: undefined, quantity: 1 };
    http.on(contract.cartAdd, () => Promise.reject(lost()));
    await expect(api.cart.add(addition)).rejects.toMatchObject({ code: 'NETWORK' });
    http.on(contract.cartAdd, () => 1);
    await api.cart.add(addition);
    await api.cart.add(addition);
    expect(http.calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
  });
});

describe('orders', () => {
  const request = { lineIds: [lineId], addressId: 4 as AddressId, seenTotal: cny(29_900) };

  it('reads a quote', async () => {
    const { http, api } = open();
    const coupon = {
      id: '8',
      user_coupon_id: 12,
      result: 1,
      result_data: { money: 99, number: '10' },
      money: '10.00',
    };
    http.on(contract.orderCarts, () => ({
      goods_list: [{ ...cartItemWire(), realprice: '588.00' }],
      order_info: {
        goodsprice: '598.00',
        shippingfee: '0.00',
        discount: '10.00',
        saleamount: '588.00',
        user_coupon_id: 12,
      },
      coupons: [coupon],
      discount_list: [
        { type: 'coupon', name: 'Ten off', money: '10.00', line_ids: [1] },
        { type: 'moon', money: '0.00' },
      ],
      gift_list: [{ goods_id: 5, goods_sku_id: '', title: 'Filter', nums: 1 }],
      score: { usable: 500, used: 0, money: '0.00' },
      currency: 'EUR',
    }));
    const result = await api.orders.quote({ lineIds: [lineId], addressId: 4 as AddressId });
    expect(http.calls[0]?.input).toEqual({
      ids: '1',
      user_coupon_id: 0,
      discount_code: '',
      score: 0,
      address_id: 4,
    });
    expect(result).toMatchObject({
      status: 'ok',
      quote: {
        currency: 'EUR',
        amounts: { total: { amountMinor: 58_800, currency: 'EUR' }, discount: { amountMinor: 1000 } },
        lines: [{ id: 1, total: { amountMinor: 58_800 } }],
        coupons: [
          {
            userCouponId: 12,
            value: { kind: 'minus', off: { amountMinor: 1000 } },
            threshold: { amountMinor: 9900 },
          },
        ],
        discounts: [{ type: 'coupon', lineIds: [1] }, { type: 'other' }],
        gifts: [{ goodsId: 5, skuId: undefined, quantity: 1 }],
        points: { usable: 500 },
        userCouponId: 12,
      },
    });
  });

  it('creates one order however often it is retried, until there is a response', async () => {
    const { http, api } = open();
    http.on(contract.orderAdd, () => Promise.reject(lost()));
    await expect(api.orders.add(request)).rejects.toMatchObject({ code: 'NETWORK' });
    http.on(contract.orderAdd, () => ({ order_sn: orderNumber, paystate: 0, id: 5 }));
    expect(await api.orders.add(request)).toEqual({ status: 'ok', orderNumber, isPaid: false });
    await api.orders.add({ ...request, memo: 'Ring twice' });
    expect(http.calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(http.calls[0]?.input).toMatchObject({ saleamount: '299.00', address_id: 4, ids: '1' });
  });

  it('keeps the idempotency key of an order after a server error: the order may exist', async () => {
    const { http, api } = open();
    http.on(contract.orderAdd, () => refuse('INTERNAL'));
    expect(await api.orders.add(request)).toMatchObject({ status: 'refused', reason: 'INTERNAL' });
    http.on(contract.orderAdd, () => refuse('COUPON_UNUSABLE'));
    await api.orders.add(request);
    await api.orders.add(request);
    expect(http.calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it.each<[RefusalReason, unknown, object]>([
    [
      'PRICE_CHANGED',
      { order_info: { saleamount: '310.00' } },
      { status: 'price-changed', amounts: { total: cny(31_000) } },
    ],
    ['PRICE_CHANGED', null, { status: 'price-changed', amounts: undefined }],
    [
      'OUT_OF_STOCK',
      { lines: [{ id: 1, left: 0 }] },
      { status: 'out-of-stock', lines: [{ id: 1, left: 0 }] },
    ],
    ['OFF_SHELF', { lines: [{ id: 1 }] }, { status: 'off-shelf', lineIds: [1] }],
    ['POINTS_SHORT', { need: 5, have: 3 }, { status: 'points-short', have: 3 }],
    ['COUPON_UNUSABLE', null, { status: 'coupon-unusable', message: 'no' }],
    ['CODE_UNUSABLE', null, { status: 'code-unusable' }],
    ['NOT_FOUND', null, { status: 'not-found' }],
    ['LIMIT_REACHED', null, { status: 'refused', reason: 'LIMIT_REACHED' }],
    ['LIMIT_REACHED', { limit: 10, unpaid: 1 }, { status: 'too-many-unpaid', message: 'no' }],
    ['RATE_LIMITED', { retry_after: 60, unpaid: 1 }, { status: 'too-many-unpaid', message: 'no' }],
    ['RATE_LIMITED', { retry_after: 60 }, { status: 'refused', reason: 'RATE_LIMITED' }],
  ])('returns %s for %o', async (reason, data, result) => {
    const { http, api } = open();
    http.on(contract.orderAdd, () => refuse(reason, data));
    expect(await api.orders.add(request)).toMatchObject(result);
  });

  it.each([
    [{ orderstate: 0, paystate: 0, shippingstate: 0 }, 'to-pay', ['pay', 'cancel']],
    [{ orderstate: 0, paystate: 1, shippingstate: 0 }, 'to-ship', []],
    [{ orderstate: 0, paystate: 1, shippingstate: 1 }, 'to-receive', ['logistics', 'receive']],
    [{ orderstate: 0, paystate: 1, shippingstate: 2 }, 'to-evaluate', ['logistics', 'evaluate']],
    [{ orderstate: 1, paystate: 0, shippingstate: 0 }, 'cancelled', []],
    [{ orderstate: 2, paystate: 0, shippingstate: 0 }, 'expired', []],
    [{ orderstate: 3, paystate: 1, shippingstate: 2 }, 'completed', ['logistics']],
    [{ orderstate: 4, paystate: 1, shippingstate: 1 }, 'after-sale', ['logistics']],
  ])('reads %o as %s, and derives the actions for a base server', async (states, state, actions) => {
    const { http, api } = open();
    const card = orderCardWire({
      ...states,
      expiretime: 600,
      order_goods: [orderLineWire({ salestate: 6 })],
    });
    http.on(contract.orderIndex, () => ({ ...pageWire([card]), counts: { all: 1, pay: 1 } }));
    const page = await api.orders.list({ tab: 'all' });
    expect(page.items[0]).toMatchObject({
      state,
      actions,
      payUntil: state === 'to-pay' ? now + 600_000 : undefined,
      lines: [{ saleState: 'rejected' }],
    });
    expect(page.counts).toMatchObject({ all: 1, toPay: 1, afterSale: 0 });
  });

  it('returns the actions the server lists, ignoring unknown ones', async () => {
    const { http, api } = open();
    http.on(contract.orderDetail, () => ({
      ...orderCardWire({ actions: ['buy_again', 'fly', 'delete'] }),
      paytime: 0,
    }));
    const found = await api.orders.find(orderNumber);
    expect(found).toMatchObject({ order: { actions: ['delete', 'buy_again'], paidAt: undefined } });
  });

  it.each([
    ['https://wallet.test/1', { status: 'redirect', url: 'https://wallet.test/1' }],
    ['/demo/wallet/1', { status: 'redirect', url: '/demo/wallet/1' }],
    ['<form action="x"></form>', { status: 'form', html: '<form action="x"></form>' }],
    ['app_id=1&sign=2', { status: 'signed-text', text: 'app_id=1&sign=2' }],
    [
      { appId: 'a', timeStamp: 1 },
      { status: 'parameters', parameters: { appId: 'a', timeStamp: '1' } },
    ],
    [refuse('UNKNOWN', 'bind'), { status: 'bind-required' }],
    [refuse('ORDER_STATE'), { status: 'wrong-state', message: 'no' }],
    [refuse('NOT_CONFIGURED'), { status: 'not-configured' }],
  ])('reads the payment start %o', async (data, result) => {
    const { http, api } = open();
    http.on(contract.orderPay, () => data);
    expect(await api.orders.pay({ orderNumber, payType: 'alipay' })).toMatchObject(result);
  });

  it('distinguishes changes that came too late from those already done', async () => {
    const { http, api } = open();
    http.on(contract.orderRemind, () => refuse('ALREADY_DONE'));
    http.on(contract.orderCancel, () => refuse('ORDER_STATE', { orderstate: 2 }));
    http.on(contract.orderTakedelivery, () => null);
    expect(await api.orders.remind(orderNumber)).toEqual({ status: 'already-done' });
    expect(await api.orders.cancel(orderNumber)).toEqual({ status: 'wrong-state', message: 'no' });
    expect(await api.orders.confirmReceipt(orderNumber)).toEqual({ status: 'ok' });
  });
});

describe('addresses', () => {
  it('separates the region from the detail', async () => {
    const { http, api } = open();
    http.on(contract.addressV2index, () => [
      {
        id: 1,
        receiver: 'Mimi',
        mobile: '138',
        address: 'Zhejiang Hangzhou Xihu Lane 1',
        detail: 'Lane 1',
        isdefault: 1,
      },
      { id: 2, address: 'Somewhere 2', type: 2 as const, first_name: 'Ann', last_name: 'Lee' },
    ]);
    expect(await api.addresses.list()).toMatchObject([
      { kind: 'domestic', region: 'Zhejiang Hangzhou Xihu', detail: 'Lane 1', isDefault: true },
      { kind: 'overseas', receiver: 'Ann Lee', region: '', detail: 'Somewhere 2' },
    ]);
  });

  it.each([
    ['NOT_FOUND', 'not-found'],
    ['NOT_CONFIGURED', 'unavailable'],
  ] as const)('returns nothing for a point that is %s', async (reason, status) => {
    const { http, api } = open();
    http.on(contract.commonLocate, () => refuse(reason));
    expect(await api.addresses.locate({ latitude: 0, longitude: 0 })).toEqual({ status });
  });

  it('locates a point', async () => {
    const { http, api } = open();
    http.on(contract.commonLocate, () => ({
      level: 'city' as const,
      country_code: 'CHN',
      areas: [{ value: 440_000, label: 'Guangdong' }],
    }));
    expect(await api.addresses.locate({ latitude: 22.5, longitude: 114 })).toEqual({
      status: 'ok',
      place: {
        level: 'city',
        countryCode: 'CHN',
        countryName: '',
        areas: [{ id: 440_000, name: 'Guangdong' }],
        province: '',
        city: '',
        street: '',
        postCode: '',
      },
    });
  });

  it('has no default address when the server finds none', async () => {
    const { http, api } = open();
    http.on(contract.addressDefAddress, () => refuse('NOT_FOUND'));
    expect(await api.addresses.findDefault()).toBeUndefined();
  });
});

describe('statistics', () => {
  it('swallows a failed page count', async () => {
    const { http, api } = open();
    http.on(contract.sscSt, () => Promise.reject(lost()));
    await expect(api.statistics.pageOpened('/pages/index/index', '', now)).resolves.toBeUndefined();
    expect(http.calls[0]?.options.background).toBe(true);
  });
});

describe('address ids', () => {
  it.each([
    ['12', 12],
    [12, 12],
    ['012', 12],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['99999999999', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%o is %o', (given, id) => {
    expect(toId<ProductId>(given)).toBe(id);
  });

  it('accepts letters and digits as an order number', () => {
    expect(toOrderNumber(orderNumber)).toBe(orderNumber);
    expect(toOrderNumber('1/../2')).toBeUndefined();
    expect(toOrderNumber(null)).toBeUndefined();
  });
});

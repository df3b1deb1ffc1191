import type {
  CartItemWire,
  GoodsCardWire,
  OrderCardWire,
  OrderLineWire,
  SkuWire,
  UserWire,
} from '../src/contract/index.ts';

/** The minimum that a server may send of each. */
export function cardWire(changes: Partial<GoodsCardWire> = {}): GoodsCardWire {
  return { id: 3, title: 'Fountain', price: '299.00', ...changes };
}

export function skuWire(changes: Partial<SkuWire> = {}): SkuWire {
  return { id: 31, goods_id: 3, sku_id: '11,14', price: '299.00', stocks: 5, ...changes };
}

export function cartItemWire(changes: Partial<CartItemWire> = {}): CartItemWire {
  return {
    id: 1,
    goods_id: 3,
    goods_sku_id: 31,
    nums: 2,
    sku_attr: 'Colour:White,Size:2.5 L',
    goods: { id: 3, title: 'Fountain', price: '299.00', image: 'https://shop.test/f.webp' },
    sku: skuWire(),
    ...changes,
  };
}

export function orderLineWire(changes: Partial<OrderLineWire> = {}): OrderLineWire {
  return { id: 9, goods_id: 3, title: 'Fountain', nums: 2, price: '299.00', ...changes };
}

export function orderCardWire(changes: Partial<OrderCardWire> = {}): OrderCardWire {
  return {
    id: 5,
    order_sn: '20261121000000000000000001',
    orderstate: 0,
    paystate: 0,
    shippingstate: 0,
    ...changes,
  };
}

export function userWire(changes: Partial<UserWire> = {}): UserWire {
  return { id: 7, username: 'mimi', nickname: 'Mimi', ...changes };
}

/** A wire page with all items. */
export function pageWire<T>(data: readonly T[]): {
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
  data: T[];
} {
  return { total: data.length, per_page: 10, current_page: 1, last_page: 1, data: [...data] };
}

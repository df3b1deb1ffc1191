import * as v from 'valibot';
import { count, flag, idOrNull, list, moneyOrNull, moneyOrZero, text, time } from '../outputs.ts';
import { overseasEntries } from './address.ts';
import { discountShape } from './quote.ts';

/** Actions available on an order. */
export const orderActions = [
  'pay',
  'cancel',
  'delete',
  'remind',
  'logistics',
  'receive',
  'evaluate',
  'change_address',
  'invoice',
  'withdraw',
  'buy_again',
] as const;

/** Order line. */
export const orderLineShape = v.object({
  id: v.number(),
  order_sn: text,
  goods_sn: text,
  goods_id: v.number(),
  goods_sku_id: idOrNull,
  title: text,
  nums: v.number(),
  marketprice: moneyOrZero,
  price: moneyOrZero,
  /** Amount paid after discount, for the whole line. */
  realprice: moneyOrNull,
  salestate: count,
  commentstate: count,
  attrdata: text,
  image: text,
  weight: v.nullish(v.union([v.number(), v.string()]), 0),
  url: text,
  refunded_nums: count,
  /** Pieces replaced after a return; not in the wire documentation. */
  exchanged_nums: count,
  /** Unread messages of the shop about the latest request, in the details of an order; not in the wire documentation. */
  aftersale_unread: count,
  aftersale_left: v.nullish(v.number(), null),
  can_aftersale: flag,
  is_gift: flag,
});

const stateEntries = {
  /** 0 normal, 1 cancelled, 2 expired, 3 completed, 4 in refund or return. */
  orderstate: v.number(),
  /** 0 unpaid, 1 paid. */
  paystate: v.number(),
  /** 0 not shipped, 1 shipped, 2 received. */
  shippingstate: v.number(),
  status: text,
  status_text: text,
};

const cardEntries = {
  id: v.number(),
  order_sn: v.string(),
  amount: moneyOrZero,
  saleamount: moneyOrZero,
  shippingfee: moneyOrZero,
  expressno: text,
  expressname: text,
  ...stateEntries,
  order_goods: list(orderLineShape),
  /** Empty from a base server: the shop's currency. */
  currency: text,
  currency_symbol: text,
  createtime: time,
  /** Remaining seconds, may be negative. */
  expiretime: v.nullish(v.number(), 0),
  is_remind: flag,
  /** Null from a base server: the client derives them from the states. */
  actions: v.nullish(v.array(v.string()), null),
};

/** Order card: an order in a list. */
export const orderCardShape = v.object(cardEntries);

/** Credit note: a refund of one order after its invoice was issued. */
const creditNoteShape = v.object({
  credit_note_sn: text,
  order_sn: text,
  /** Above 0. */
  amount: moneyOrZero,
  /** URL of the PDF. */
  url: text,
  createtime: time,
});

/** Invoice: `created` until the shop has issued it. */
export const invoiceShape = v.object({
  invoice_sn: text,
  type: count,
  head_type: count,
  title: text,
  tax_no: text,
  bank_name: text,
  bank_account: text,
  address: text,
  mobile: text,
  email: text,
  content: text,
  amount: moneyOrZero,
  status: text,
  url: text,
  createtime: time,
  /** Oldest first; they do not change the invoice's `amount`. Empty from a base server. */
  credit_notes: list(creditNoteShape),
});

const recipientEntries = { receiver: text, mobile: text, address: text, zipcode: text, ...overseasEntries };

const parcelShape = v.object({
  expressname: text,
  expressno: text,
  createtime: time,
  lines: list(v.object({ id: v.number(), nums: count })),
});

/** Order. */
export const orderShape = v.object({
  ...cardEntries,
  user_id: count,
  address_id: idOrNull,
  province_id: idOrNull,
  city_id: idOrNull,
  area_id: idOrNull,
  user_coupon_id: idOrNull,
  openid: text,
  goodsprice: moneyOrZero,
  discount: moneyOrZero,
  payamount: moneyOrZero,
  paytype: text,
  paytime: time,
  shippingtime: time,
  receivetime: time,
  refundtime: time,
  canceltime: time,
  memo: text,
  url: text,
  score: count,
  score_money: moneyOrZero,
  refund: moneyOrZero,
  /** Withheld from the refunds for earned points that were already spent. */
  withheld: moneyOrZero,
  is_invoice: flag,
  invoice: v.nullish(invoiceShape, null),
  discount_list: list(discountShape),
  address_type: v.nullish(v.picklist([1, 2]), 1),
  ...recipientEntries,
  billing: v.nullish(v.object(recipientEntries), null),
  /** Ours: end of the withdrawal period; null before it starts, and where `actions` has no `withdraw`. */
  withdraw_until: time,
  /** Ours: withdrawal statements, oldest first. `state` is 'open', 'accepted' or 'rejected'. */
  withdrawals: list(v.object({ withdrawal_sn: text, createtime: time, state: text, note: text })),
  /** All parcels, oldest first; empty from a base server, which supports only one. */
  parcels: list(parcelShape),
  /** Ours: parcels with replacements for returned pieces, oldest first; they are not among `parcels`. */
  replacements: list(parcelShape),
});

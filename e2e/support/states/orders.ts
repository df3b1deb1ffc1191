import { expect } from '@playwright/test';
import { submitForm, tapFooter, type State } from './State.ts';

/** Orders, after-sales requests and invoices. */
export const ordersStates: readonly State[] = [
  { name: 'cashier', as: 'busy', route: ({ unpaid }) => `/pages/order/payment?order_sn=${unpaid}` },
  {
    name: 'cashier of a cancelled order',
    as: 'busy',
    route: ({ cancelled }) => `/pages/order/payment?order_sn=${cancelled}`,
  },
  {
    name: "cashier of another shopper's order",
    as: 'fresh',
    route: ({ unpaid }) => `/pages/order/payment?order_sn=${unpaid}`,
  },
  {
    name: 'payment made before',
    as: 'busy',
    route: ({ paid }) => `/pages/order/resultPayment?order_sn=${paid}`,
  },
  {
    name: 'failed payment',
    as: 'busy',
    route: ({ failed }) => `/pages/order/resultPayment?order_sn=${failed}`,
  },
  {
    name: 'payment of a cancelled order',
    as: 'busy',
    route: ({ cancelled }) => `/pages/order/resultPayment?order_sn=${cancelled}`,
  },
  { name: 'wallet of a purchase elsewhere', route: '/wallet-return' },
  { name: 'orders', as: 'busy', route: '/pages/order/list' },
  { name: 'orders to pay', as: 'busy', route: '/pages/order/list?status=1' },
  { name: 'no orders', as: 'fresh', route: '/pages/order/list' },
  { name: 'unpaid order', as: 'busy', route: ({ unpaid }) => `/pages/order/detail?order_sn=${unpaid}` },
  { name: 'paid order', as: 'busy', route: ({ paid }) => `/pages/order/detail?order_sn=${paid}` },
  { name: 'shipped order', as: 'busy', route: ({ shipped }) => `/pages/order/detail?order_sn=${shipped}` },
  {
    name: 'cancelled order',
    as: 'busy',
    route: ({ cancelled }) => `/pages/order/detail?order_sn=${cancelled}`,
  },
  { name: 'order that does not exist', as: 'fresh', route: '/pages/order/detail?order_sn=20261121000000' },
  {
    name: 'parcel',
    as: 'busy',
    route: ({ shipped, trackingNumber }) =>
      `/pages/order/logistics?nu=${trackingNumber}&coname=SF&order_sn=${shipped}`,
  },
  { name: 'application', as: 'busy', route: ({ lineId }) => `/pages/order/apply?id=${lineId}` },
  {
    name: 'application with mistakes',
    as: 'busy',
    route: ({ lineId }) => `/pages/order/apply?id=${lineId}`,
    then: async (page) => {
      await tapFooter(page);
      await expect(page.locator('[data-slot="active"] button[data-state="invalid"]')).toBeVisible();
    },
  },
  { name: 'application for nothing', as: 'fresh', route: '/pages/order/apply?id=999999' },
  {
    name: 'after-sale',
    as: 'busy',
    route: ({ appliedLineId }) => `/pages/order/aftersale?id=${appliedLineId}`,
  },
  { name: 'after-sale that does not exist', as: 'fresh', route: '/pages/order/aftersale?id=999999' },
  { name: 'after-sales', as: 'busy', route: '/pages/order/list?status=5' },
  {
    name: 'PingPong of a paid order',
    as: 'busy',
    route: ({ paid }) => `/pages/order/pingpong?order_sn=${paid}`,
  },
  { name: 'PingPong of no order', as: 'fresh', route: '/pages/order/pingpong' },
  { name: 'orders to invoice', as: 'busy', route: '/pages/invoice/invoice' },
  { name: 'no orders to invoice', as: 'fresh', route: '/pages/invoice/invoice' },
  { name: 'invoices', as: 'busy', route: '/pages/invoice/invoice?type=1' },
  { name: 'no invoices', as: 'fresh', route: '/pages/invoice/invoice?type=1' },
  { name: 'new invoice', as: 'busy', route: ({ paid }) => `/pages/invoice/apply?order_sns=${paid}` },
  {
    name: 'new invoice with mistakes',
    as: 'busy',
    route: ({ paid }) => `/pages/invoice/apply?order_sns=${paid}`,
    then: submitForm,
  },
  {
    name: 'invoice requested before',
    as: 'busy',
    route: ({ invoiced }) => `/pages/invoice/apply?order_sns=${invoiced}`,
  },
  { name: 'invoice of nothing', as: 'fresh', route: '/pages/invoice/apply?order_sns=20261121000000' },
];

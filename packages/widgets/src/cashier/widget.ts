import { toOrderNumber } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { cashierMessages } from '../parts/index.ts';
import { defineWidget, type Option } from '../runtime/index.ts';
import { Cashier } from './Cashier.tsx';

const orderOption: Option<string> = {
  description: 'Number of the order to pay.',
  expected: 'an order number of up to 40 letters and digits',
  read: (value) => (typeof value === 'string' ? toOrderNumber(value) : undefined),
  write: String,
};

/** Definition of the cashier for scripts and embedders. */
export const cashierWidget = defineWidget({
  id: 'cashier',
  component: Cashier,
  messages: [cashierMessages, shopMessages],
  options: { orderNumber: orderOption },
  check: ({ orderNumber }) => (orderNumber === undefined ? '"orderNumber" is missing.' : undefined),
  events: ['pawlet:payment-result', 'pawlet:order-changed', 'pawlet:close'],
});

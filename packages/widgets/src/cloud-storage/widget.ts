import { toOrderNumber, type OrderNumber } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { cashierMessages, orderCardMessages } from '../parts/index.ts';
import { choiceOption, defineWidget, type Option } from '../runtime/index.ts';
import { CloudStorage } from './CloudStorage.tsx';
import { cloudStorageMessages } from './cloudStorageMessages.ts';

const deviceOption: Option<string> = {
  description: 'Serial number of the initial camera; the first one by default.',
  expected: 'a serial number of up to 64 letters, digits, "_" and "-"',
  read: (value) => (typeof value === 'string' && /^[\w-]{1,64}$/u.test(value) ? value : undefined),
  write: String,
};

const orderOption: Option<OrderNumber> = {
  description: 'A cloud storage order whose result is shown first: the page a wallet returns to.',
  expected: 'an order number of up to 40 letters and digits',
  read: (value) => (typeof value === 'string' ? toOrderNumber(value) : undefined),
  write: String,
};

/** Definition of cloud storage for scripts and embedders. */
export const cloudStorageWidget = defineWidget({
  id: 'cloud-storage',
  component: CloudStorage,
  messages: [cloudStorageMessages, cashierMessages, orderCardMessages, shopMessages],
  options: {
    deviceId: deviceOption,
    plan: choiceOption(['month', 'year'], 'The initially selected plan; the best value by default.'),
    orderSn: orderOption,
  },
  events: ['pawlet:purchase', 'pawlet:payment-result'],
});

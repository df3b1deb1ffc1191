import { toOrderNumber, type OrderNumber } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { cashierMessages, orderCardMessages } from '../parts/index.ts';
import { choiceOption, defineWidget, type Option } from '../runtime/index.ts';
import { CloudStorage } from './CloudStorage.tsx';
import { cloudStorageMessages } from './cloudStorageMessages.ts';

const deviceOption: Option<string> = {
  description: 'Serial number of the camera that is looked at first; the first one where nothing is said.',
  expected: 'a serial number of up to 64 letters, digits, "_" and "-"',
  read: (value) => (typeof value === 'string' && /^[\w-]{1,64}$/u.test(value) ? value : undefined),
  write: String,
};

const orderOption: Option<OrderNumber> = {
  description: 'An order of cloud storage whose result is shown first: where a wallet comes back to.',
  expected: 'the number of an order, up to 40 letters and digits',
  read: (value) => (typeof value === 'string' ? toOrderNumber(value) : undefined),
  write: String,
};

/** Cloud storage as scripts and embedders mount it. */
export const cloudStorageWidget = defineWidget({
  id: 'cloud-storage',
  component: CloudStorage,
  messages: [cloudStorageMessages, cashierMessages, orderCardMessages, shopMessages],
  options: {
    deviceId: deviceOption,
    plan: choiceOption(
      ['month', 'year'],
      'Which plan is chosen first; the one of best value where nothing is said.',
    ),
    orderSn: orderOption,
  },
  events: ['pawlet:purchase', 'pawlet:payment-result'],
});

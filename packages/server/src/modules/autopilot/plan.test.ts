import { expect, it } from 'vitest';
import { nextPilotStep, type PilotedOrder } from './plan.ts';

const paid: PilotedOrder = {
  shippingstate: 'unshipped',
  paytime: 1000,
  shippingtime: null,
  delivertime: null,
  remindtime: null,
  traces: 0,
};
const shipped: PilotedOrder = { ...paid, shippingstate: 'shipped', shippingtime: 2000, traces: 1 };

it.each([
  ['waits after payment', paid, 1059, null],
  ['ships after a minute', paid, 1060, 'ship'],
  ['ships at once when reminded', { ...paid, remindtime: 1010 }, 1010, 'ship'],
  ['waits after shipping', shipped, 2059, null],
  ['moves the parcel on', shipped, 2060, 'transit'],
  ['does not repeat a stage', { ...shipped, traces: 2 }, 2119, null],
  ['sends the courier', { ...shipped, traces: 2 }, 2120, 'outForDelivery'],
  ['delivers', { ...shipped, traces: 3 }, 2180, 'deliver'],
  ['catches up stage by stage after a pause', shipped, 9000, 'transit'],
  ['leaves delivered parcels alone', { ...shipped, traces: 4, delivertime: 2180 }, 9000, null],
  ['leaves received parcels alone', { ...shipped, shippingstate: 'received' }, 9000, null],
] as const)('%s', (_, order, now, expected) => {
  expect(nextPilotStep(order, now, 60)).toBe(expected);
});

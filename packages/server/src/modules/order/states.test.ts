import { orderStates, paymentStates, shippingStates } from '@pawlet/core/contract';
import { describe, expect, it } from 'vitest';
import {
  nextOrderState,
  orderActions,
  orderEvents,
  orderStatusKey,
  orderTransitions,
  toWireStates,
} from './states.ts';
import type { OrderActor, OrderEvent, OrderState } from './states.ts';

const states: OrderState[] = orderStates.flatMap((orderstate) =>
  paymentStates.flatMap((paystate) =>
    shippingStates.map((shippingstate) => ({ orderstate, paystate, shippingstate })),
  ),
);
const actors: OrderActor[] = ['shopper', 'shop', 'system'];
const facts = { hasRunningAfterSale: false, isReminded: false, hasInvoice: false, isPartlyShipped: false };

/** The wire API's table, written out by hand: `orderstate paystate shippingstate`, event, actor → state. */
const allowed: Record<string, string> = {
  '000 settle': '010',
  '001 settle': '011',
  '002 settle': '012',
  '000 cancel': '100',
  '001 cancel': '101',
  '002 cancel': '102',
  '000 expire': '200',
  '001 expire': '201',
  '002 expire': '202',
  '010 ship': '011',
  '011 deliver': '011',
  '011 receive': '012',
  '012 evaluate': '312',
  '010 apply_aftersale': '410',
  '011 apply_aftersale': '411',
  '012 apply_aftersale': '412',
  '310 apply_aftersale': '410',
  '311 apply_aftersale': '411',
  '312 apply_aftersale': '412',
  '410 apply_aftersale': '410',
  '411 apply_aftersale': '411',
  '412 apply_aftersale': '412',
  '410 end_aftersale': '010',
  '411 end_aftersale': '011',
  '412 end_aftersale': '012',
  '410 end_aftersale_completed': '310',
  '411 end_aftersale_completed': '311',
  '412 end_aftersale_completed': '312',
  '410 end_aftersale_refunded': '310',
  '411 end_aftersale_refunded': '311',
  '412 end_aftersale_refunded': '312',
  '010 remind': '010',
  '000 change_address': '000',
  '010 change_address': '010',
};

function code(state: OrderState): string {
  return Object.values(toWireStates(state)).join('');
}

function anyActor(state: OrderState, event: OrderEvent): string | undefined {
  for (const actor of actors) {
    const next = nextOrderState(state, event, actor, facts);
    if (next) return code(next);
  }
  return undefined;
}

describe('table of order states', () => {
  it('allows exactly the listed pairs of state and event', () => {
    for (const state of states) {
      for (const event of orderEvents) {
        const expected =
          event === 'delete' && ['cancelled', 'expired', 'completed'].includes(state.orderstate)
            ? code(state)
            : allowed[`${code(state)} ${event}`];
        expect([code(state), event, anyActor(state, event)]).toEqual([code(state), event, expected]);
      }
    }
  });

  it('restricts events to their actors', () => {
    const may = (actor: OrderActor) =>
      orderEvents.filter((event) => states.some((state) => nextOrderState(state, event, actor, facts)));
    expect(may('shopper')).toEqual([
      'cancel',
      'receive',
      'evaluate',
      'apply_aftersale',
      'end_aftersale',
      'end_aftersale_completed',
      'remind',
      'change_address',
      'delete',
    ]);
    expect(may('shop')).toEqual([
      'settle',
      'cancel',
      'ship',
      'deliver',
      'apply_aftersale',
      'end_aftersale',
      'end_aftersale_completed',
      'end_aftersale_refunded',
      'change_address',
    ]);
    expect(may('system')).toEqual([
      'settle',
      'expire',
      'ship',
      'deliver',
      'receive',
      'end_aftersale',
      'end_aftersale_completed',
      'end_aftersale_refunded',
    ]);
  });

  it('refuses confirming receipt during an after-sales request, and a second reminder', () => {
    const shipped: OrderState = { orderstate: 'open', paystate: 'paid', shippingstate: 'shipped' };
    expect(nextOrderState(shipped, 'receive', 'shopper', { ...facts, hasRunningAfterSale: true })).toBeNull();
    const paid: OrderState = { orderstate: 'open', paystate: 'paid', shippingstate: 'unshipped' };
    expect(nextOrderState(paid, 'remind', 'shopper', { ...facts, isReminded: true })).toBeNull();
  });

  it('only results in known values', () => {
    for (const { to } of orderTransitions) {
      for (const state of states) expect(states).toContainEqual({ ...state, ...to });
    }
  });
});

describe('buttons of an order', () => {
  it.each([
    [
      { orderstate: 'open', paystate: 'unpaid', shippingstate: 'unshipped' },
      ['pay', 'cancel', 'change_address'],
    ],
    [
      { orderstate: 'open', paystate: 'paid', shippingstate: 'unshipped' },
      ['change_address', 'remind', 'invoice'],
    ],
    [{ orderstate: 'open', paystate: 'paid', shippingstate: 'shipped' }, ['receive', 'logistics', 'invoice']],
    [
      { orderstate: 'open', paystate: 'paid', shippingstate: 'received' },
      ['evaluate', 'logistics', 'invoice', 'buy_again'],
    ],
    [{ orderstate: 'cancelled', paystate: 'unpaid', shippingstate: 'unshipped' }, ['delete', 'buy_again']],
    [{ orderstate: 'expired', paystate: 'unpaid', shippingstate: 'unshipped' }, ['delete', 'buy_again']],
    [
      { orderstate: 'completed', paystate: 'paid', shippingstate: 'received' },
      ['delete', 'logistics', 'invoice', 'buy_again'],
    ],
    [{ orderstate: 'after-sale', paystate: 'paid', shippingstate: 'shipped' }, ['logistics', 'buy_again']],
  ] as const)('of %o are %o', (state, expected) => {
    expect(orderActions(state, facts)).toEqual(expected);
  });

  it('have no remind after a reminder', () => {
    expect(
      orderActions(
        { orderstate: 'open', paystate: 'paid', shippingstate: 'unshipped' },
        { ...facts, isReminded: true },
      ),
    ).not.toContain('remind');
  });
});

it('has a different text for each state', () => {
  const keys = states.map(orderStatusKey);
  expect(new Set(keys).size).toBe(8);
  expect(orderStatusKey({ orderstate: 'open', paystate: 'paid', shippingstate: 'shipped' })).toBe(
    'waitingReceipt',
  );
});

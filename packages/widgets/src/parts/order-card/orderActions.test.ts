import { describe, expect, it } from 'vitest';
import { buildOrder } from '../../../test/orders.ts';
import { placeActions } from './orderActions.ts';

describe('the buttons of an order', () => {
  it('are those the server allows, with the main one last', () => {
    const order = buildOrder({ state: 'to-receive', actions: ['receive', 'logistics'] });
    expect(placeActions(order)).toEqual({
      menu: [],
      buttons: ['logistics', 'receive'],
      hasPrimary: true,
      isUrged: false,
    });
  });

  it('are three at most, with the rest in a menu', () => {
    const order = buildOrder({
      state: 'completed',
      actions: ['delete', 'change_address', 'logistics', 'buy_again'],
    });
    expect(placeActions(order)).toMatchObject({
      menu: ['change_address'],
      buttons: ['delete', 'logistics', 'buy_again'],
    });
  });

  it('leave room for the time to pay', () => {
    const order = buildOrder({ actions: ['pay', 'cancel', 'change_address'] });
    expect(placeActions(order)).toMatchObject({ menu: ['change_address'], buttons: ['cancel', 'pay'] });
  });

  it('offer to review what has arrived, and move the invoice into the menu when there are more', () => {
    const order = buildOrder({
      state: 'to-evaluate',
      actions: ['evaluate', 'invoice', 'buy_again', 'logistics'],
    });
    expect(placeActions(order)).toMatchObject({
      menu: ['invoice'],
      buttons: ['logistics', 'buy_again', 'evaluate'],
      hasPrimary: true,
    });
  });

  it('move the withdrawal into the menu', () => {
    const order = buildOrder({ state: 'to-receive', actions: ['receive', 'withdraw'] });
    expect(placeActions(order)).toMatchObject({ menu: ['withdraw'], buttons: ['receive'], hasPrimary: true });
  });

  it('keep the position of a reminder that was sent', () => {
    const order = buildOrder({ state: 'to-ship', isReminded: true, actions: ['change_address'] });
    expect(placeActions(order)).toMatchObject({ buttons: ['change_address'], isUrged: true });
  });
});

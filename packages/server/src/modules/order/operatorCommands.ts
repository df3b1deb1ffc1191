import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { createOrderOperations, type OperationResult } from './operations.ts';

function told(result: OperationResult, done: string): CommandResult {
  if (result.status === 'not-found') return { status: 'refused', text: 'There is no such order.' };
  const { orderSn, orderstate, paystate, shippingstate } = result.order;
  if (result.status === 'done') return { status: 'done', text: `${orderSn} ${done}` };
  const state = `orderstate ${orderstate}, paystate ${paystate}, shippingstate ${shippingstate}`;
  return { status: 'refused', text: `${orderSn} is in a state that does not allow this: ${state}.` };
}

/** Ships an order. */
export const shipCommand: OperatorCommand = {
  name: 'ship',
  usage: '<order_sn> [<expressname> <expressno>]',
  summary: 'sends a paid order off',
  async run({ db, random }, [orderSn = '', expressname, expressno], now) {
    const result = await createOrderOperations({ db, random, now }).ship(orderSn, { expressname, expressno });
    return told(
      result,
      result.status === 'done' ? `shipped with ${result.order.expressname} ${result.order.expressno}.` : '',
    );
  },
};

/** Marks a parcel as handed over. */
export const deliverCommand: OperatorCommand = {
  name: 'deliver',
  usage: '<order_sn>',
  summary: 'says that the carrier has handed the parcel over',
  async run({ db, random }, [orderSn = ''], now) {
    return told(await createOrderOperations({ db, random, now }).deliver(orderSn), 'delivered.');
  },
};

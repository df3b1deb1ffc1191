import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { createOrderOperations, type OperationResult } from './operations.ts';
import { adjustStock } from './stock.ts';

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
  async run({ db, random, settings }, [orderSn = '', expressname, expressno], now) {
    const operations = createOrderOperations({ db, random, now, playsParcels: settings.isDemo });
    const result = await operations.ship(orderSn, { expressname, expressno });
    if (result.status !== 'done') return told(result, '');
    const parcel = [result.order.expressname, result.order.expressno].filter((text) => text !== '');
    return told(result, parcel.length === 0 ? 'shipped.' : `shipped with ${parcel.join(' ')}.`);
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

/** Corrects how many pieces there are. */
export const adjustStockCommand: OperatorCommand = {
  name: 'adjust-stock',
  usage: '<goods_sn> <+pieces | -pieces>',
  summary: 'adds pieces to the stock of a SKU, or takes them off',
  async run({ db }, [goodsSn = '', change = ''], now) {
    if (!/^[+-][1-9]\d{0,6}$/u.test(change))
      return { status: 'refused', text: 'Say how many pieces come or go, such as +20 or -3.' };
    const result = await adjustStock(db, goodsSn, Number(change), now);
    if (result.status === 'not-found') return { status: 'refused', text: `There is no SKU ${goodsSn}.` };
    if (result.status === 'short')
      return { status: 'refused', text: `There are only ${result.stock} of ${goodsSn}.` };
    return { status: 'done', text: `${goodsSn}: ${result.stock} pieces.` };
  },
};

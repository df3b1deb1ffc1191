import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { exchangeWords } from './exchangeWords.ts';
import { createExchangeOperations, type ExchangeResult } from './operations.ts';

function told(result: ExchangeResult, done: string): CommandResult {
  if (result.status === 'not-found') return { status: 'refused', text: 'There is no such points order.' };
  const { exchangeSn, status, expressname, expressno } = result.exchange;
  if (result.status === 'wrong-state')
    return {
      status: 'refused',
      text: `${exchangeSn} is ${exchangeWords[status]}, which does not allow this.`,
    };
  if (result.status === 'nothing-left')
    return {
      status: 'refused',
      text: `The coupon of ${exchangeSn} is used up or no longer active: import it with a higher total, or refund the points with reject-points-order.`,
    };
  const detail = [expressname, expressno].filter((text) => text !== '').join(' ');
  return { status: 'done', text: `${exchangeSn} ${done}${detail === '' ? '' : `: ${detail}`}.` };
}

/** Marks a points order as being prepared. */
export const acceptPointsOrderCommand: OperatorCommand = {
  name: 'accept-points-order',
  usage: '<orderid>',
  summary: 'marks a points order as being prepared',
  async run({ db, random }, [orderid = ''], now) {
    const result = await createExchangeOperations({ db, random, now }).accept(orderid);
    return told(result, 'is being prepared');
  },
};

/** Issues a virtual points order, or ships a physical one. */
export const issuePointsOrderCommand: OperatorCommand = {
  name: 'issue-points-order',
  usage: '<orderid> [<code> | <expressname> <expressno>]',
  summary: 'issues a virtual points order with its coupon or a code, or ships a physical one',
  async run({ db, random, settings }, [orderid = '', first, second], now) {
    const delivery = second === undefined ? { expressno: first } : { expressname: first, expressno: second };
    const operations = createExchangeOperations({ db, random, now, playsParcels: settings.isDemo });
    return told(await operations.deliver(orderid, delivery), 'delivered');
  },
};

/** Marks a points order as delivered. */
export const completePointsOrderCommand: OperatorCommand = {
  name: 'complete-points-order',
  usage: '<orderid>',
  summary: 'marks a points order as delivered',
  async run({ db, random }, [orderid = ''], now) {
    const result = await createExchangeOperations({ db, random, now }).complete(orderid);
    return told(result, 'completed');
  },
};

/** Refuses a points order. */
export const rejectPointsOrderCommand: OperatorCommand = {
  name: 'reject-points-order',
  usage: '<orderid> <reason>',
  summary: 'rejects a points order and returns points and stock',
  async run({ db, random }, [orderid = '', ...reason], now) {
    if (reason.length === 0) return { status: 'refused', text: 'Enter a reason: the shopper sees it.' };
    const result = await createExchangeOperations({ db, random, now }).reject(orderid, reason.join(' '));
    return told(result, 'refused, points returned');
  },
};

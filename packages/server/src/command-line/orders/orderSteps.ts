import { orderCalls, type Problem, type OperatorOrder } from '@pawlet/operator';
import * as v from 'valibot';
import type { ClientCommand } from '../clientCommand.ts';
import type { RefusalTexts } from '../results.ts';
import { stepCommand } from '../stepCommand.ts';
import { toStatesText } from './orderWords.ts';

/** The order as it is, from a refused call; undefined where the shop did not send it. */
export function readCurrentOrder({ current }: Problem): OperatorOrder | undefined {
  const parsed = v.safeParse(orderCalls.shipOrder.current, current);
  return parsed.success ? parsed.output : undefined;
}

/** Texts for refused steps of an order. */
export function toOrderTexts(sn: string): RefusalTexts {
  return {
    'not-found': 'There is no such order.',
    'wrong-state': (problem) => {
      const order = readCurrentOrder(problem);
      const states = order === undefined ? '' : `: ${toStatesText(order.states)}`;
      return `${sn} is in a state that does not allow this${states}.`;
    },
  };
}

function orderStep(
  name: string,
  summary: string,
  call: typeof orderCalls.deliverOrder | typeof orderCalls.cancelOrder,
  result: string,
): ClientCommand {
  return stepCommand<typeof call>({
    name,
    argument: 'order_sn',
    summary,
    call,
    toParams: (sn) => ({ sn }),
    texts: toOrderTexts,
    toText: (sn) => `${sn} ${result}`,
  });
}

/** Marks a parcel as delivered. */
export const deliverCommand = orderStep(
  'deliver',
  'marks a parcel as delivered',
  orderCalls.deliverOrder,
  'delivered.',
);

/** Cancels an unpaid order. */
export const cancelCommand = orderStep(
  'cancel',
  'cancels an unpaid order, and returns what it reserved',
  orderCalls.cancelOrder,
  'cancelled.',
);

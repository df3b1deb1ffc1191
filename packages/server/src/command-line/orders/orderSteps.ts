import { orderCalls, type Problem, type OperatorOrder } from '@pawlet/operator';
import * as v from 'valibot';
import { unknownArgument } from '../../modules/operator/readArguments.ts';
import type { ClientCommand } from '../clientCommand.ts';
import { done, type RefusalTexts, withTexts } from '../results.ts';
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

function stepCommand(
  name: string,
  summary: string,
  {
    call,
    result,
  }: {
    readonly call: typeof orderCalls.deliverOrder | typeof orderCalls.cancelOrder;
    readonly result: string;
  },
): ClientCommand {
  return {
    name,
    usage: '<order_sn>',
    summary,
    calls: [call],
    async run({ client }, [sn = '', ...rest]) {
      if (rest[0] !== undefined) return unknownArgument(rest[0]);
      return withTexts(toOrderTexts(sn), async () => {
        await client.call<typeof call>(call, { params: { sn } });
        return done(`${sn} ${result}`);
      });
    },
  };
}

/** Marks a parcel as delivered. */
export const deliverCommand = stepCommand('deliver', 'marks a parcel as delivered', {
  call: orderCalls.deliverOrder,
  result: 'delivered.',
});

/** Cancels an unpaid order. */
export const cancelCommand = stepCommand('cancel', 'cancels an unpaid order, and returns what it reserved', {
  call: orderCalls.cancelOrder,
  result: 'cancelled.',
});

import { orderCalls, type OperatorOrder } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { isOperatorProblem } from '@pawlet/operator/client';
import type { CommandResult } from '../clientCommand.ts';
import { counted } from '../../modules/operator/counted.ts';
import { readArguments, readPage, unknownArgument } from '../readArguments.ts';
import { readPieces, toLines } from '../readPieces.ts';
import type { ClientCommand } from '../clientCommand.ts';
import { done, refused, type RefusalTexts, withTexts } from '../results.ts';
import { readCurrentOrder, toOrderTexts } from './orderSteps.ts';

/** Ships an order or a part of it, or corrects the number of a parcel. */
export const shipCommand: ClientCommand = {
  name: 'ship',
  usage: '<order_sn> [<carrier> <number>] [lines=12x1,13 | parcel=2]',
  summary: 'ships a paid order, or some lines of it; for a shipped one it corrects carrier and number',
  calls: [orderCalls.shipOrder, orderCalls.correctShipment],
  async run({ client }, args) {
    const read = readArguments(args, { fields: ['lines', 'parcel'] });
    if (typeof read === 'string') return unknownArgument(read);
    const { words, fields } = read;
    const [sn = '', carrier, number, ...rest] = words;
    if (rest[0] !== undefined) return unknownArgument(rest[0]);
    const named = fields.get('lines');
    const parcel = fields.get('parcel');
    return withTexts(toTexts(sn), async () => {
      if (parcel !== undefined) {
        const place = readPage(parcel);
        if (place === null || carrier === undefined || number === undefined || named !== undefined)
          return refused('Enter order, carrier, number and one parcel, such as parcel=2.');
        return correct(client, sn, { carrier, number, parcel: place });
      }
      const pieces = named === undefined ? undefined : readPieces(named);
      if (pieces === null) return refused('Enter lines like lines=12x1,13.');
      const lines = toLines(pieces);
      try {
        const input = { parcels: [{ carrier, number, lines }] };
        const { data } = await client.call(orderCalls.shipOrder, { params: { sn }, input });
        return done(`${sn} ${toDone(data)}${toParcelText(data)}.`);
      } catch (error) {
        if (lines !== undefined || !isShipped(error)) throw error;
        if (carrier === undefined || number === undefined)
          return refused(`${sn} was already shipped: enter carrier and number to correct them.`);
        return correct(client, sn, { carrier, number });
      }
    });
  },
};

async function correct(
  client: OperatorClient,
  sn: string,
  input: { readonly carrier: string; readonly number: string; readonly parcel?: number | undefined },
): Promise<CommandResult> {
  await client.call(orderCalls.correctShipment, { params: { sn }, input });
  return done(`${sn} corrected with ${input.carrier} ${input.number}.`);
}

/** Whether an order was refused because it is shipped. */
function isShipped(error: unknown): boolean {
  if (!isOperatorProblem(error) || error.problem.reason !== 'wrong-state') return false;
  const order = readCurrentOrder(error.problem);
  return order !== undefined && order.states.shipping !== 'unshipped';
}

const toDone = ({ lines }: OperatorOrder) =>
  lines.some(({ toShip }) => toShip > 0) ? 'partly shipped' : 'shipped';

function toParcelText({ parcels }: OperatorOrder): string {
  const { carrier = '', number = '' } = parcels.at(-1) ?? {};
  const text = [carrier, number].filter((part) => part !== '').join(' ');
  return text === '' ? '' : ` with ${text}`;
}

function toTexts(sn: string): RefusalTexts {
  return {
    ...toOrderTexts(sn),
    'wrong-lines': `${sn} has no such lines with that many pieces to ship: see \`order\`.`,
    'which-parcel': (problem) => {
      const parcels = readCurrentOrder(problem)?.parcels.length ?? 0;
      return `${sn} has ${counted(parcels, 'parcel')}: enter one, such as parcel=1.`;
    },
    same: `This parcel of ${sn} already has that number.`,
  };
}

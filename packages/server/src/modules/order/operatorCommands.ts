import { statesText, toWireStates } from './states.ts';
import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import type { Database } from '../../db/database.ts';
import type { ParcelLine } from '../../db/schema/order.ts';
import { readArguments, readPage, unknownArgument } from '../operator/readArguments.ts';
import { type NamedPieces, readPieces } from '../operator/readPieces.ts';
import { correctStock } from '../stock/correctStock.ts';
import { createOrderOperations, type OperationResult, type ShipResult } from './operations.ts';
import { getUnshippedQuantity } from './parcels.ts';
import { findLines, findOrderBySn } from './repository.ts';

function told(result: OperationResult, done: string): CommandResult {
  if (result.status === 'not-found') return { status: 'refused', text: 'There is no such order.' };
  const { orderSn } = result.order;
  if (result.status === 'done') return { status: 'done', text: `${orderSn} ${done}` };
  const state = statesText(toWireStates(result.order));
  return { status: 'refused', text: `${orderSn} is in a state that does not allow this: ${state}.` };
}

function shipText(result: ShipResult): CommandResult {
  switch (result.status) {
    case 'done':
    case 'partly':
    case 'corrected': {
      const { orderSn, expressname, expressno } = result.order;
      const parcel = [expressname, expressno].filter((text) => text !== '').join(' ');
      const done = { done: 'shipped', partly: 'partly shipped', corrected: 'corrected' }[result.status];
      return { status: 'done', text: `${orderSn} ${done}${parcel === '' ? '' : ` with ${parcel}`}.` };
    }
    case 'wrong-lines':
      return {
        status: 'refused',
        text: `${result.order.orderSn} has no such lines with that many pieces to ship: see \`order\`.`,
      };
    case 'which-parcel':
      return {
        status: 'refused',
        text: `${result.order.orderSn} has ${counted(result.parcels, 'parcel')}: enter one, such as parcel=1.`,
      };
    case 'same':
      return { status: 'refused', text: `This parcel of ${result.order.orderSn} already has that number.` };
    default:
      return told(result, '');
  }
}

/** Ships an order or a part of it, or corrects the number of a parcel. */
export const shipCommand: OperatorCommand = {
  name: 'ship',
  usage: '<order_sn> [<carrier> <number>] [lines=12x1,13 | parcel=2]',
  summary: 'ships a paid order, or some lines of it; for a shipped one it corrects carrier and number',
  async run({ db, random, settings }, args, now) {
    const read = readArguments(args, { fields: ['lines', 'parcel'] });
    if (typeof read === 'string') return unknownArgument(read);
    const { words, fields } = read;
    const [orderSn = '', expressname, expressno, ...rest] = words;
    if (rest[0] !== undefined) return unknownArgument(rest[0]);
    const operations = createOrderOperations({ db, random, now, playsParcels: settings.isDemo });
    const parcel = fields.get('parcel');
    const named = fields.get('lines');
    if (parcel !== undefined) {
      const place = readPage(parcel);
      if (place === null || expressname === undefined || expressno === undefined || named !== undefined)
        return { status: 'refused', text: 'Enter order, carrier, number and one parcel, such as parcel=2.' };
      return shipText(await operations.correct(orderSn, { expressname, expressno, parcel: place }));
    }
    const pieces = named === undefined ? undefined : readPieces(named);
    if (pieces === null) return { status: 'refused', text: 'Enter lines like lines=12x1,13.' };
    const lines = pieces && (await toParcelLines(db, orderSn, pieces));
    const result = await operations.ship(orderSn, { expressname, expressno, lines });
    if (result.status !== 'wrong-state' || lines !== undefined) return shipText(result);
    if (result.order.shippingstate === 'unshipped') return shipText(result);
    if (expressname === undefined || expressno === undefined)
      return {
        status: 'refused',
        text: `${orderSn} was already shipped: enter carrier and number to correct them.`,
      };
    return shipText(await operations.correct(orderSn, { expressname, expressno }));
  },
};

/** The given pieces, with all that are left to ship where no number is given. */
async function toParcelLines(
  db: Database,
  orderSn: string,
  pieces: readonly NamedPieces[],
): Promise<readonly ParcelLine[]> {
  const order = await findOrderBySn(db, orderSn);
  const lines = order ? await findLines(db, [order.id]) : [];
  return pieces.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return { lineId, nums: quantity ?? (order && line ? getUnshippedQuantity(order, line) : 0) };
  });
}

/** Marks a parcel as delivered. */
export const deliverCommand: OperatorCommand = {
  name: 'deliver',
  usage: '<order_sn>',
  summary: 'marks a parcel as delivered',
  async run({ db, random }, [orderSn = ''], now) {
    return told(await createOrderOperations({ db, random, now }).deliver(orderSn), 'delivered.');
  },
};

/** Corrects the stock. */
export const adjustStockCommand: OperatorCommand = {
  name: 'adjust-stock',
  usage: '<goods_sn> <+pieces | -pieces>',
  summary: 'adds pieces to the stock of a SKU, or removes them',
  async run({ db, actor = 'local' }, [skuCode = '', change = ''], now) {
    if (!/^[+-][1-9]\d{0,6}$/u.test(change))
      return { status: 'refused', text: 'Enter the number of pieces to add or remove, such as +20 or -3.' };
    const lines = [{ sku: skuCode, change: Number(change) }];
    const result = await correctStock(db, lines, { note: '', actor, now });
    if (result.status === 'invalid') return { status: 'refused', text: `There is no SKU ${skuCode}.` };
    const stock = result.items[0]?.stock ?? 0;
    if (result.status !== 'done')
      return {
        status: 'refused',
        text: `There ${stock === 1 ? 'is' : 'are'} only ${stock} of ${skuCode}.`,
      };
    return { status: 'done', text: `${skuCode}: ${counted(stock, 'piece')}.` };
  },
};

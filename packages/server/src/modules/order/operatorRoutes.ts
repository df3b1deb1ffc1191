import { orderCalls, type OperatorOrder } from '@pawlet/operator';
import { readContents } from '../config/contents.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { beginJob } from '../operator-jobs/beginJob.ts';
import { readReportZone } from '../operator-reports/reportZone.ts';
import type { OperatorReason } from '../operator-api/reasons.ts';
import { changeOrderAddress } from './changeOrderAddress.ts';
import { createOrderOperations, type OrderOperations } from './operations.ts';
import { readOperatorOrder, toOrderEntry } from './operatorOrder.ts';
import { readOrderLines } from './operatorOrderLines.ts';
import { readOrderList, toOrderList } from './orderList.ts';
import { readVersion } from './orderPage.ts';
import { getUnshippedQuantity } from './parcels.ts';
import { findLines, findOrderBySn, lockOrder, type OrderRow } from './repository.ts';
import { type PrintOrdersInput, printOrdersWork } from './printOrdersWork.ts';
import { readShipmentSheet } from './shipMany.ts';
import { countShipOrders, shipOrdersWork } from './shipOrdersWork.ts';
import { endUnpaid } from './transitions.ts';

type OrderResult = OperatorResult<OperatorOrder>;

/** Orders: search, shipping, cancelling, address. */
export const orderArea: OperatorArea = (add) => {
  add(orderCalls.listOrders, async ({ db }, { fields: { withTotal, ...query } }) => {
    const list = await toOrderList(db, query);
    if (list === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const { rows, next, total } = await readOrderList(db, list, withTotal !== undefined);
    return done({ items: rows.map(toOrderEntry), next, total });
  });

  add(orderCalls.listOrderLines, async ({ db, language }, { fields }) => {
    const list = await toOrderList(db, fields);
    if (list === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const { rows, next } = await readOrderList(db, list);
    return done({ items: [...(await readOrderLines(db, rows, language))], next });
  });

  add(orderCalls.readOrder, async ({ db, language }, { params }) => {
    const order = await readOperatorOrder(db, params.sn, language);
    return order ? done(order, { version: order.version }) : refuseWith('not-found');
  });

  add(orderCalls.listCarriers, async ({ db, language }) => {
    const { carriers } = await readContents(db);
    return done({ items: carriers.map(({ code, name }) => ({ code, name: name[language] })) });
  });

  add(orderCalls.shipOrder, (call, { params, fields }) =>
    onOrder(call, params.sn, async (operations, order) => {
      for (const { carrier, number, lines } of fields.parcels) {
        const { status } = await operations.ship(order.orderSn, {
          expressname: carrier,
          expressno: number,
          lines: lines && (await toPieces(call, order, lines)),
        });
        if (status === 'wrong-lines') return 'wrong-lines';
        if (status !== 'done' && status !== 'partly') return 'wrong-state';
      }
      return null;
    }),
  );

  add(orderCalls.correctShipment, (call, { params, fields }) =>
    onOrder(call, params.sn, async (operations, order) => {
      const { carrier, number, parcel } = fields;
      const { status } = await operations.correct(order.orderSn, {
        expressname: carrier,
        expressno: number,
        parcel,
      });
      if (status === 'corrected') return null;
      return status === 'which-parcel' || status === 'same' ? status : 'wrong-state';
    }),
  );

  add(orderCalls.shipOrders, async (call, { fields }) => {
    const lines = readShipments(fields);
    if (lines === null) return refuseWith('invalid', { fields: { csv: 'format' } });
    if (lines.length === 0) return refuseWith('invalid', { fields: { csv: 'required' } });
    const { mode, isPreview } = fields;
    const input = { mode, isPreview, lines: [...lines] };
    const total = countShipOrders(input);
    return beginJob(call, { kind: shipOrdersWork.kind, scope: 'orders:write', input, total });
  });

  add(orderCalls.printOrders, async (call, { fields }) => {
    const { kind, format, orders: numbers } = fields;
    const zone = readReportZone(fields.zone);
    if (zone === null) return refuseWith('invalid', { fields: { zone: 'exists' } });
    const input: PrintOrdersInput = { kind, format, zone, orders: [...new Set(numbers)] };
    const total = input.orders.length;
    return beginJob(call, { kind: printOrdersWork.kind, scope: 'orders:write', input, total });
  });

  add(orderCalls.deliverOrder, (call, { params }) =>
    onOrder(call, params.sn, async (operations, order) => {
      const { status } = await operations.deliver(order.orderSn);
      return status === 'done' ? null : 'wrong-state';
    }),
  );

  add(orderCalls.cancelOrder, (call, { params }) =>
    onOrder(call, params.sn, async (_, order) => {
      const { db, now } = call;
      return (await endUnpaid(db, order, { event: 'cancel', actor: 'shop', now })) ? null : 'wrong-state';
    }),
  );

  add(orderCalls.changeOrderAddress, (call, { params, fields }) =>
    onOrder(call, params.sn, async (_, order) => {
      const result = await changeOrderAddress(call, order, fields);
      if (result.status === 'done') return null;
      return result.status === 'wrong-state'
        ? 'wrong-state'
        : refuseWith('invalid', { fields: result.fields });
    }),
  );
};

/**
 * Works on a locked order: whoever comes second waits here, and finds the state that the first one left. `work` returns
 * why it refused, or null.
 */
async function onOrder(
  call: OperatorCall,
  orderSn: string,
  work: (operations: OrderOperations, order: OrderRow) => Promise<OperatorReason | OrderResult | null>,
): Promise<OrderResult> {
  const { db, now, deps, version, language } = call;
  const known = await findOrderBySn(db, orderSn);
  const order = known && (await lockOrder(db, known.id));
  if (!order) return refuseWith('not-found');
  const readCurrent = async () => {
    const current = await readOperatorOrder(db, orderSn, language);
    if (!current) throw new Error('Pawlet: a locked order must exist.');
    return current;
  };
  if (version !== undefined && version !== (await readVersion(db, order.id)))
    return refuseWith('changed', { current: await readCurrent() });
  const before = await readCurrent();
  const operations = createOrderOperations({
    db,
    random: deps.random,
    now,
    playsParcels: deps.settings.isDemo,
  });
  const refusal = await work(operations, order);
  // What a refused call had written before is rolled back: the state is still the first one.
  if (typeof refusal === 'string') return refuseWith('conflict', { reason: refusal, current: before });
  if (refusal !== null) return refusal;
  const current = await readCurrent();
  return done(current, { version: current.version });
}

/** The given pieces, with all that are left to ship where no number is given. */
async function toPieces(
  { db }: OperatorCall,
  { id, orderSn }: OrderRow,
  pieces: readonly { readonly lineId: number; readonly quantity?: number | undefined }[],
) {
  const order = await findOrderBySn(db, orderSn);
  const lines = await findLines(db, [id]);
  return pieces.map(({ lineId, quantity }) => {
    const line = lines.find((known) => known.id === lineId);
    return { lineId, nums: quantity ?? (order && line ? getUnshippedQuantity(order, line) : 0) };
  });
}

/** The lines of a list, as JSON or CSV; null for what is not CSV. */
function readShipments({
  shipments,
  csv,
}: {
  readonly shipments?: readonly unknown[] | undefined;
  readonly csv?: string | undefined;
}) {
  if (csv !== undefined) return readShipmentSheet(csv);
  return (shipments ?? []).map((given, index) => ({ line: index + 1, given }));
}

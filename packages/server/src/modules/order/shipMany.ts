import { maxShipments, shipmentLineInput } from '@pawlet/operator';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { createOrderOperations, type OrderOperationsDeps } from './operations.ts';
import { findParcels } from './parcels.ts';
import { findOrderBySn } from './repository.ts';

/** Why a line cannot be shipped. */
export type ShipmentProblem = 'malformed' | 'not-found' | 'wrong-state' | 'other-number' | 'repeated';

/** Result of one line of a list of tracking numbers. */
export interface ShipmentResult {
  /** From 1. */
  readonly line: number;
  readonly orderSn: string;
  readonly result: 'shipped' | 'already' | 'error';
  readonly reason: ShipmentProblem | null;
}

type Line = v.InferOutput<typeof shipmentLineInput>;

/**
 * Reads a list of tracking numbers, three columns in a line: order number, carrier, tracking number. The first line is a
 * header if its first cell has no digit. Null for text that is not CSV, or has too many lines.
 */
export function readShipmentSheet(
  csv: string,
): readonly { readonly line: number; readonly given: unknown }[] | null {
  try {
    const rows = parse<{ record: Partial<Record<string, string>>; info: { lines: number } }>(csv, {
      columns: ['orderSn', 'carrier', 'number'],
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
    });
    const [first] = rows;
    const hasHeader = first !== undefined && !/\d/u.test(first.record['orderSn'] ?? '');
    const found = rows.slice(hasHeader ? 1 : 0).map(({ record, info }) => ({
      line: info.lines,
      // A spreadsheet keeps long numbers as text only behind an apostrophe.
      given: {
        ...record,
        orderSn: record['orderSn']?.replace(/^'/u, ''),
        number: record['number']?.replace(/^'/u, ''),
      },
    }));
    return found.length > maxShipments ? null : found;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** A line of a list that was checked without the orders. */
export interface CheckedShipment {
  readonly line: number;
  readonly orderSn: string;
  readonly shipment: Line | null;
  /** Null where it can be tried. */
  readonly problem: ShipmentProblem | null;
}

/**
 * Checks a list of tracking numbers without the orders. The lines are returned in the order of their numbers, so that two
 * lists that are shipped at once do not wait for one another.
 */
export function checkShipments(
  lines: readonly { readonly line: number; readonly given: unknown }[],
): readonly CheckedShipment[] {
  const seen = new Set<string>();
  const checked = lines.map(({ line, given }): CheckedShipment => {
    const parsed = v.safeParse(shipmentLineInput, given);
    const orderSn = readOrderSn(given);
    if (!parsed.success) return { line, orderSn, shipment: null, problem: 'malformed' };
    const isRepeated = seen.has(parsed.output.orderSn);
    seen.add(parsed.output.orderSn);
    return { line, orderSn, shipment: parsed.output, problem: isRepeated ? 'repeated' : null };
  });
  return checked.sort((one, other) => (one.orderSn < other.orderSn ? -1 : 1));
}

/**
 * Ships checked lines, each order completely, and reports every line. An order that already has the parcel counts as done,
 * so that a list can be sent again.
 */
export async function shipChecked(
  deps: OrderOperationsDeps,
  checked: readonly CheckedShipment[],
): Promise<readonly ShipmentResult[]> {
  const results: ShipmentResult[] = [];
  for (const { line, orderSn, problem, shipment } of checked) {
    if (shipment === null || problem !== null)
      results.push({ line, orderSn, result: 'error', reason: problem });
    else results.push({ line, orderSn, ...(await shipLine(deps, shipment)) });
  }
  return results;
}

function readOrderSn(given: unknown): string {
  const parsed = v.safeParse(v.object({ orderSn: v.string() }), given);
  return parsed.success ? parsed.output.orderSn.slice(0, 40) : '';
}

async function shipLine(
  deps: OrderOperationsDeps,
  { orderSn, carrier, number }: Line,
): Promise<Pick<ShipmentResult, 'result' | 'reason'>> {
  const operations = createOrderOperations(deps);
  const { status } = await operations.ship(orderSn, { expressname: carrier, expressno: number });
  if (status === 'done') return { result: 'shipped', reason: null };
  if (status === 'not-found') return { result: 'error', reason: 'not-found' };
  return isShippedWith(deps.db, { orderSn, carrier, number });
}

/** What is true of an order that could not be shipped. */
async function isShippedWith(
  db: Database,
  { orderSn, carrier, number }: Line,
): Promise<Pick<ShipmentResult, 'result' | 'reason'>> {
  const order = await findOrderBySn(db, orderSn);
  const parcels = order && order.shippingstate !== 'unshipped' ? await findParcels(db, [order.id]) : [];
  if (parcels.length === 0) return { result: 'error', reason: 'wrong-state' };
  const isSame = parcels.some(
    ({ expressname, expressno }) => expressname === carrier && expressno === number,
  );
  return isSame ? { result: 'already', reason: null } : { result: 'error', reason: 'other-number' };
}

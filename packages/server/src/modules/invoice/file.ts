import type { AppDeps } from '../../http/appDeps.ts';
import { findLines } from '../order/service.ts';
import { toDocument } from './document.ts';
import { findCovered, findIssued, type InvoiceRow } from './repository.ts';
import { readSeller, type Seller } from '../config/seller.ts';

type FileDeps = Pick<AppDeps, 'db' | 'documents' | 'settings' | 'uploads'>;

const fileOf = ({ fileKey }: InvoiceRow) => `${fileKey}.pdf`;

/** The file of an issued invoice by the key in its address; null when there is none. */
export async function readFile(deps: FileDeps, fileKey: string): Promise<ReadableStream<Uint8Array> | null> {
  const row = await findIssued(deps.db, fileKey);
  return row === undefined ? null : openFile(deps, row);
}

/**
 * The file of an invoice. It is printed once and kept, so that it stays what it was when it was issued; null as long as
 * nobody is named as the seller.
 */
export async function openFile(deps: FileDeps, row: InvoiceRow): Promise<ReadableStream<Uint8Array> | null> {
  const { files } = deps.uploads;
  const kept = await files.open(fileOf(row));
  if (kept !== null) return kept;
  const seller = await readSeller(deps.db, deps.settings);
  if (seller === null) return null;
  const content = new Blob([await print(deps, row, seller)]);
  await files.save(fileOf(row), 'application/pdf', content);
  return content.stream();
}

async function print({ db, documents }: FileDeps, row: InvoiceRow, seller: Seller) {
  const covered = await findCovered(db, row.id);
  const lines = await findLines(
    db,
    covered.map(({ order }) => order.id),
  );
  const orders = covered.map(({ order, amount }) => ({
    order,
    amount,
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }));
  return documents.printInvoice(toDocument(row, orders, seller));
}

import { invoiceCalls, type OperatorInvoice } from '@pawlet/operator';
import { readSeller } from '../config/seller.ts';
import { changeCurrent, type CurrentChange } from '../operator-api/changeCurrent.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { pageById } from '../operator-api/pageById.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { creditMissing } from './creditMissing.ts';
import {
  findOperatorInvoices,
  findOperatorNotes,
  isInvoiceQueue,
  lockInvoice,
  queueDocuments,
  readOperatorInvoice,
  toInvoiceEntry,
  toNoteEntry,
} from './operatorInvoices.ts';
import { issueInvoice } from './service.ts';

/** Invoices and credit notes. */
export const invoiceArea: OperatorArea = (add) => {
  add(invoiceCalls.listInvoices, ({ db, baseUrl }, { fields }) =>
    pageById(
      fields,
      isInvoiceQueue(fields) ? 'invoices to issue' : 'invoices',
      (page) => findOperatorInvoices(db, fields, page),
      (rows) => rows.map((row) => toInvoiceEntry(row, baseUrl)),
    ),
  );

  add(invoiceCalls.readInvoice, async ({ db, baseUrl }, { params }) => {
    const invoice = await readOperatorInvoice(db, params.sn, baseUrl);
    return invoice ? done(invoice, { version: invoice.version }) : refuseWith('not-found');
  });

  add(invoiceCalls.issueInvoice, (call, { params }) =>
    onInvoice(call, params.sn, async ({ state }) => {
      const { db, deps, now } = call;
      if (state !== 'created') return 'invoice-state';
      if ((await readSeller(db, deps.settings)) === null) return 'no-seller';
      return (await issueInvoice(db, params.sn, now)) ? null : 'open-refund';
    }),
  );

  add(invoiceCalls.creditInvoice, (call, { params }) =>
    onInvoice(call, params.sn, async () => {
      const { db, deps, now } = call;
      const notes = await creditMissing(db, params.sn, { random: deps.random, now });
      return notes.length === 0 ? 'nothing-to-credit' : null;
    }),
  );

  add(invoiceCalls.resendInvoice, (call, { params }) =>
    onInvoice(call, params.sn, async ({ state }) => {
      if (state !== 'issued') return 'invoice-state';
      await queueDocuments(call.db, params.sn, call.now);
      return null;
    }),
  );

  add(invoiceCalls.listCreditNotes, ({ db, baseUrl }, { fields }) =>
    pageById(
      fields,
      'credit notes',
      (page) => findOperatorNotes(db, page),
      (rows) => rows.map((row) => toNoteEntry(row, baseUrl)),
    ),
  );
};

function onInvoice(
  call: OperatorCall,
  invoiceSn: string,
  change: CurrentChange<OperatorInvoice>['change'],
): Promise<OperatorResult<OperatorInvoice>> {
  const { db, baseUrl } = call;
  return changeCurrent(call, {
    lock: () => lockInvoice(db, invoiceSn),
    read: () => readOperatorInvoice(db, invoiceSn, baseUrl),
    change,
  });
}

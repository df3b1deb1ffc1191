import { invoiceCalls } from '@pawlet/operator';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand, ClientDeps, CommandResult } from './clientCommand.ts';
import { listCommand } from './listCommand.ts';
import { loadAll } from './loadPage.ts';
import { done } from './results.ts';
import { stepCommand } from './stepCommand.ts';

const notesCommand = listCommand({
  name: 'credit-notes',
  summary: 'lists credit notes, newest first',
  call: invoiceCalls.listCreditNotes,
  load: async (client, input) => (await client.call(invoiceCalls.listCreditNotes, { input })).data,
  toLine: ({ number, created, invoiceSn, orderSn, currency, amount, title, sent }) => [
    number,
    momentCell(created),
    `invoice ${invoiceSn}`,
    `order ${orderSn}`,
    `${currency} ${amount}`,
    title ?? '',
    sent === null ? 'not sent' : 'sent',
  ],
  empty: 'There are no credit notes.',
});

/** Refunds of issued invoices without a credit note. */
async function listMissing({ client }: ClientDeps): Promise<CommandResult> {
  const invoices = await loadAll(async (query) => {
    const input = { ...query, lacksCreditNote: 'true' as const };
    return (await client.call(invoiceCalls.listInvoices, { input })).data;
  });
  const missing = [];
  for (const { invoiceSn: sn, currency } of invoices) {
    const { data } = await client.call(invoiceCalls.readInvoice, { params: { sn } });
    for (const { orderSn, missing: amount } of data.orders)
      if (Number(amount) > 0) missing.push({ invoiceSn: sn, orderSn, currency, amount });
  }
  const lines = missing.map(
    ({ invoiceSn, orderSn, currency, amount }) =>
      `invoice ${invoiceSn}\torder ${orderSn}\t${currency} ${amount}`,
  );
  return done(lines.length === 0 ? 'No credit note is missing.' : lines.join('\n'), missing);
}

const creditNotesCommand: ClientCommand = {
  ...notesCommand,
  usage: `[missing] ${notesCommand.usage}`,
  summary: 'lists credit notes, newest first; missing lists refunds of issued invoices without one',
  calls: [...notesCommand.calls, invoiceCalls.listInvoices, invoiceCalls.readInvoice],
  run: (deps, args) => (args.join(' ') === 'missing' ? listMissing(deps) : notesCommand.run(deps, args)),
};

/** Invoices and credit notes. */
export const invoiceCommands: readonly ClientCommand[] = [
  listCommand({
    name: 'invoices',
    summary: 'lists invoices to be issued, oldest first; with "all" every one, newest first',
    call: invoiceCalls.listInvoices,
    words: { all: {} },
    initial: { state: 'created' },
    load: async (client, input) => (await client.call(invoiceCalls.listInvoices, { input })).data,
    toLine: ({ invoiceSn, currency, amount, title }) => [invoiceSn, `${currency} ${amount}`, title ?? ''],
    empty: 'Nothing waits.',
  }),
  stepCommand({
    name: 'issue-invoice',
    argument: 'invoice_sn',
    summary: 'issues an invoice and sends it by e-mail',
    call: invoiceCalls.issueInvoice,
    toParams: (sn) => ({ sn }),
    texts: (sn) => ({
      'not-found': 'There is no such invoice.',
      'no-seller': 'Set the seller first: seller name="…" address="…" tax="…".',
      'invoice-state': `${sn} is already issued.`,
      'open-refund': 'A refund of an order of this invoice is requested: decide it first (aftersales).',
    }),
    toText: (sn, { title }) => `${sn} issued to ${title ?? ''}.`,
  }),
  creditNotesCommand,
  stepCommand({
    name: 'issue-credit-note',
    argument: 'invoice_sn',
    summary: 'issues the missing credit notes of an invoice and sends them by e-mail',
    call: invoiceCalls.creditInvoice,
    toParams: (sn) => ({ sn }),
    texts: () => ({
      'not-found': 'There is no such invoice.',
      'nothing-to-credit': 'It is not issued, or no credit note is missing.',
    }),
    toText: (sn, { creditNotes }) =>
      `Credit notes of invoice ${sn}: ${creditNotes.map(({ number }) => number).join(', ')}.`,
  }),
];

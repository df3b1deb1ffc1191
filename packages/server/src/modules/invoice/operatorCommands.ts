import type { Database } from '../../db/database.ts';
import { readSeller } from '../config/seller.ts';
import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import { money } from '../products/wireValues.ts';
import { pageCount, noPage, readArguments, readPage, unknownArgument } from '../operator/readArguments.ts';
import { momentCell } from '../operator/toCsv.ts';
import { creditMissing } from './creditMissing.ts';
import { findNotePage, findUncredited } from './creditNoteRepository.ts';
import { creditNoteSn } from './creditNoteSn.ts';
import { findCreated } from './repository.ts';
import { issueInvoice } from './service.ts';

const shown = 50;

const listCommand: OperatorCommand = {
  name: 'invoices',
  usage: '',
  summary: 'lists invoices to be issued',
  async run({ db }, _, now) {
    const lines = (await findCreated(db, now, shown)).map(
      ({ invoiceSn, currency, amount, title }) => `${invoiceSn}\t${currency} ${money(amount)}\t${title}`,
    );
    return { status: 'done', text: lines.length === 0 ? 'Nothing waits.' : lines.join('\n') };
  },
};

const issueCommand: OperatorCommand = {
  name: 'issue-invoice',
  usage: '<invoice_sn>',
  summary: 'issues an invoice and sends it by e-mail',
  async run({ db, settings }, [invoiceSn = ''], now) {
    if ((await readSeller(db, settings)) === null) {
      return { status: 'refused', text: 'Set the seller first: seller name="…" address="…" tax="…".' };
    }
    const issued = await issueInvoice(db, invoiceSn, now);
    return issued
      ? { status: 'done', text: `${invoiceSn} issued to ${issued.title}.` }
      : {
          status: 'refused',
          text: 'There is no such invoice to issue, or a refund of its orders is requested.',
        };
  },
};

const notesCommand: OperatorCommand = {
  name: 'credit-notes',
  usage: '[missing] [page=2]',
  summary: 'lists credit notes, newest first; missing lists refunds of issued invoices without one',
  async run({ db }, args) {
    const read = readArguments(args, { fields: ['page'] });
    if (typeof read === 'string') return unknownArgument(read);
    const { words, fields } = read;
    const unknown = words.find((word) => word !== 'missing');
    if (unknown !== undefined) return unknownArgument(unknown);
    if (words.length > 0) return listMissing(db);
    const page = readPage(fields.get('page'));
    if (page === null) return noPage;
    const { rows, total } = await findNotePage(db, (page - 1) * shown, shown);
    const pages = pageCount(total, shown, page);
    if (typeof pages !== 'number') return pages;
    const lines = rows.map(({ note, invoice, orderSn }) =>
      [
        creditNoteSn(note),
        momentCell(note.createtime),
        `invoice ${invoice.invoiceSn}`,
        `order ${orderSn}`,
        `${invoice.currency} ${money(note.amount)}`,
        invoice.title,
        note.mailtime === null ? 'not sent' : 'sent',
      ].join('\t'),
    );
    const foot = `${counted(total, 'credit note')}, page ${page} of ${pages}.`;
    return { status: 'done', text: [...lines, foot].join('\n') };
  },
};

async function listMissing(db: Database): Promise<CommandResult> {
  const rows = await findUncredited(db, { limit: shown });
  const lines = rows.map(
    ({ invoiceSn, orderSn, currency, amount }) =>
      `invoice ${invoiceSn}\torder ${orderSn}\t${currency} ${money(amount)}`,
  );
  return { status: 'done', text: lines.length === 0 ? 'No credit note is missing.' : lines.join('\n') };
}

const creditCommand: OperatorCommand = {
  name: 'issue-credit-note',
  usage: '<invoice_sn>',
  summary: 'issues the missing credit notes of an invoice and sends them by e-mail',
  async run({ db, random }, [invoiceSn = ''], now) {
    const notes = await creditMissing(db, invoiceSn, { random, now });
    return notes.length === 0
      ? { status: 'refused', text: 'There is no such issued invoice, or no credit note is missing.' }
      : { status: 'done', text: `${notes.map(creditNoteSn).join(', ')} issued for invoice ${invoiceSn}.` };
  },
};

/** Operator commands for invoices. */
export const invoiceCommands: readonly OperatorCommand[] = [
  listCommand,
  issueCommand,
  notesCommand,
  creditCommand,
];

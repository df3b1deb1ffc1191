import { readSeller } from '../config/seller.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { money } from '../goods/wireValues.ts';
import { findCreated } from './repository.ts';
import { issueInvoice } from './service.ts';

const shown = 50;

const listCommand: OperatorCommand = {
  name: 'invoices',
  usage: '',
  summary: 'lists invoices that wait to be issued',
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
  summary: 'issues an invoice; it goes out by e-mail',
  async run({ db, settings }, [invoiceSn = ''], now) {
    if ((await readSeller(db, settings)) === null) {
      return { status: 'refused', text: 'Say first who sells: seller name="…" address="…" tax="…".' };
    }
    const issued = await issueInvoice(db, invoiceSn, now);
    return issued
      ? { status: 'done', text: `${invoiceSn} issued to ${issued.title}.` }
      : {
          status: 'refused',
          text: 'There is no such invoice to issue, or money of its orders is being asked back.',
        };
  },
};

/** What the people behind the shop do with invoices. */
export const invoiceCommands: readonly OperatorCommand[] = [listCommand, issueCommand];

import type { AppDeps } from '../../http/appDeps.ts';
import { readFields } from '../coupon/commandFields.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { money } from '../goods/wireValues.ts';
import { findCreated } from './repository.ts';
import { readSeller, type Seller, unnamedSeller, writeSeller } from './seller.ts';
import { issueInvoice } from './service.ts';

const shown = 50;
const longest = 200;
const sellerFields = [
  'name',
  'address',
  'tax',
  'phone',
  'email',
] as const satisfies readonly (keyof Seller)[];

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
      : { status: 'refused', text: 'There is no such invoice to issue.' };
  },
};

const sellerCommand: OperatorCommand = {
  name: 'seller',
  usage: '[name=… address=… tax=… phone=… email=…]',
  summary: 'says who sells on invoices, or shows it; what is not named stays as it was',
  async run({ db, settings }: Pick<AppDeps, 'db' | 'settings'>, args) {
    const now = await readSeller(db, settings);
    if (args.length === 0) return { status: 'done', text: now === null ? 'Nobody is named.' : textOf(now) };
    const fields = readFields(args);
    const isKnown = [...(fields?.keys() ?? [])].every((name) => sellerFields.some((field) => field === name));
    if (fields === null || !isKnown || [...fields.values()].some((value) => value.length > longest)) {
      return {
        status: 'refused',
        text: `Name ${sellerFields.join(', ')} as name="…", in 200 characters each.`,
      };
    }
    const next: Seller = { ...(now ?? { ...unnamedSeller, name: '' }), ...Object.fromEntries(fields) };
    if (next.name === '' || next.address === '') {
      return { status: 'refused', text: 'A seller has a name and an address.' };
    }
    await writeSeller(db, next);
    return { status: 'done', text: textOf(next) };
  },
};

function textOf(seller: Seller): string {
  return sellerFields.map((field) => `${field}\t${seller[field]}`).join('\n');
}

/** What the people behind the shop do with invoices. */
export const invoiceCommands: readonly OperatorCommand[] = [listCommand, issueCommand, sellerCommand];

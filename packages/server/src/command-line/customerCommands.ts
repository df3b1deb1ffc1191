import { customerCalls, type OperatorCustomer, type OperatorCustomerEntry } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { counted } from '../modules/operator/counted.ts';
import { readArguments, unknownArgument } from './readArguments.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { listCommand } from './listCommand.ts';
import { done, refused, type RefusalTexts, withTexts } from './results.ts';

const idPattern = /^\d{1,9}$/u;
const noId = refused('Enter the number of a customer, as customers lists it.');
const texts: RefusalTexts = { 'not-found': 'There is no such customer.' };

function toCells(customer: OperatorCustomerEntry): readonly (string | number)[] {
  const { id, username, nickname, phone, email, created, deleted, points, orderCount } = customer;
  return [
    id,
    username ?? '',
    nickname ?? '',
    phone ?? '',
    email ?? '',
    `since ${momentCell(created)}`,
    counted(orderCount, 'order'),
    counted(points, 'point'),
    ...(deleted === null ? [] : [`deleted ${momentCell(deleted)}`]),
  ];
}

const toLine = (customer: OperatorCustomerEntry) => toCells(customer).join('\t');

const customersCommand = listCommand({
  name: 'customers',
  summary: 'lists customers, newest first',
  call: customerCalls.listCustomers,
  fields: { name: '…', phone: '…', email: '…', order: '<order_sn>', partner: '…' },
  load: async (client, input) => (await client.call(customerCalls.listCustomers, { input })).data,
  toLine: toCells,
  empty: 'There are no such customers.',
});

const showCommand: ClientCommand = {
  name: 'customer',
  usage: '<id> [--json]',
  summary: 'shows a customer: orders, points, coupons, log-ins',
  calls: [customerCalls.readCustomer],
  hasJson: true,
  async run({ client }, [id = '', more]) {
    if (more !== undefined) return unknownArgument(more);
    if (!idPattern.test(id)) return noId;
    return withTexts(texts, async () => {
      const { data } = await client.call(customerCalls.readCustomer, { params: { id } });
      return done(toText(data), data);
    });
  },
};

function section(title: string, rows: readonly string[]): string[] {
  return rows.length === 0 ? [] : ['', title, ...rows.map((row) => `  ${row}`)];
}

function toText(customer: OperatorCustomer): string {
  const { totals, orders, pointsMoves, coupons, sessions } = customer;
  return [
    toLine(customer),
    ...section(
      'Paid',
      totals.map(
        ({ currency, orders: count, paid, refunded: back }) =>
          `${counted(count, 'order')}\t${paid} ${currency}\trefunded ${back} ${currency}`,
      ),
    ),
    ...section(
      'Latest orders',
      orders.map(({ orderSn, status, total, currency }) => `${orderSn}\t${status}\t${total} ${currency}`),
    ),
    ...section(
      'Points',
      pointsMoves.map(
        ({ time, delta, balance, text }) => `${momentCell(time)}\t${delta}\t${balance}\t${text}`,
      ),
    ),
    ...section(
      'Coupons',
      coupons.map(({ name, state, until }) => `${name}\t${state}\tuntil ${momentCell(until)}`),
    ),
    ...section(
      'Log-ins',
      sessions.map(({ platform, brand, model, lastSeen }) =>
        [`${platform} ${brand} ${model}`.trim(), `seen ${momentCell(lastSeen)}`].join('\t'),
      ),
    ),
  ].join('\n');
}

const exportCommand: ClientCommand = {
  name: 'customer-export',
  usage: '<id>',
  summary: 'prints a link to all data of a customer, valid for an hour, to be passed on to them',
  calls: [customerCalls.exportCustomer],
  async run({ client }, [id = '', more]) {
    if (more !== undefined) return unknownArgument(more);
    if (!idPattern.test(id)) return noId;
    return withTexts(texts, async () => {
      const { url, expires } = (await client.call(customerCalls.exportCustomer, { params: { id } })).data;
      return done(`${url}\nThe link works until ${momentCell(expires)}.`);
    });
  },
};

const deleteCommand: ClientCommand = {
  name: 'customer-delete',
  usage: '<id> --confirm',
  summary: 'deletes an account on request of its customer; it cannot be restored',
  calls: [customerCalls.readCustomer, customerCalls.deleteCustomer],
  async run({ client }, args) {
    const read = readArguments(args, { flags: ['confirm'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [id = '', more] = read.words;
    if (more !== undefined) return unknownArgument(more);
    if (!idPattern.test(id)) return noId;
    return withTexts(texts, async () => {
      const { data } = await client.call(customerCalls.readCustomer, { params: { id } });
      if (!read.flags.has('confirm'))
        return refused(`${toLine(data)}\nNothing was deleted: run it again with --confirm.`);
      await client.call(customerCalls.deleteCustomer, { params: { id }, version: data.version });
      return done(`The account ${id} is deleted.`);
    });
  },
};

/** Ends the log-ins of a shopper who has lost a device. */
const logOutCommand: ClientCommand = {
  name: 'logout',
  usage: '<user name, mobile or e-mail | id=<customer>>',
  summary: 'ends all sessions of an account',
  calls: [customerCalls.listCustomers, customerCalls.endCustomerSessions],
  async run({ client }, args) {
    const read = readArguments(args, { fields: ['id'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [account = '', more] = read.words;
    if (more !== undefined) return unknownArgument(more);
    const known = read.fields.get('id');
    if (known !== undefined) return idPattern.test(known) ? logOut(client, known, `Customer ${known}`) : noId;
    const found = account === '' ? [] : await findAccounts(client, account);
    const [customer, ...others] = found;
    if (customer === undefined) return refused('There is no such account.');
    if (others.length > 0)
      return refused(
        [...found.map(toLine), 'Several accounts have this name: enter one as id=….'].join('\n'),
      );
    return logOut(client, String(customer.id), customer.username ?? account);
  },
};

async function logOut(client: OperatorClient, id: string, name: string) {
  return withTexts(texts, async () => {
    await client.call(customerCalls.endCustomerSessions, { params: { id } });
    return done(`${name} is logged out everywhere.`);
  });
}

const shortestPhone = 5;

/** Accounts with exactly this user name, e-mail address or phone number. */
async function findAccounts(
  client: OperatorClient,
  account: string,
): Promise<readonly OperatorCustomerEntry[]> {
  const email = account.toLowerCase();
  const digits = account.replaceAll(/[\s+().-]/gu, '').replace(/^0+/u, '');
  const isPhone = /^\d+$/u.test(digits) && digits.length >= shortestPhone;
  const searches = [
    { name: account },
    ...(account.includes('@') ? [{ email }] : []),
    ...(isPhone ? [{ phone: digits }] : []),
  ];
  const found = new Map<number, OperatorCustomerEntry>();
  for (const search of searches) {
    const input = { ...search, limit: '200', state: 'active' as const };
    const { items } = (await client.call(customerCalls.listCustomers, { input })).data;
    for (const customer of items) {
      const { username, email: address, phone } = customer;
      const isSame =
        username === account || address === email || (isPhone && phone?.endsWith(digits) === true);
      if (isSame) found.set(customer.id, customer);
    }
  }
  return [...found.values()];
}

const sharedPhonesCommand: ClientCommand = {
  name: 'shared-mobiles',
  usage: '[--json]',
  summary: 'lists accounts of earlier releases with the same mobile number in different notations',
  calls: [customerCalls.listSharedPhones],
  hasJson: true,
  async run({ client }, [more]) {
    if (more !== undefined) return unknownArgument(more);
    const { items } = (await client.call(customerCalls.listSharedPhones)).data;
    const lines = items.map(({ phone, customers }) =>
      [
        `+${phone ?? ''}`,
        ...customers.map(({ id, username, written }) => `${id} ${username ?? ''} (${written ?? ''})`),
      ].join('\t'),
    );
    return done(
      lines.length === 0 ? 'No two accounts have the same mobile number.' : lines.join('\n'),
      items,
    );
  },
};

/** Customers, their log-ins and their data. */
export const customerCommands: readonly ClientCommand[] = [
  customersCommand,
  showCommand,
  exportCommand,
  deleteCommand,
  logOutCommand,
  sharedPhonesCommand,
];

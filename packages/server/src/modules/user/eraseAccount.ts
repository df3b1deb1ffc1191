import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import { mailAddresses } from '../../db/schema/mailAddress.ts';
import { inboxMessages, verificationCodes } from '../../db/schema/message.ts';
import { orders } from '../../db/schema/order.ts';
import { restockAlerts } from '../../db/schema/restock.ts';
import { reviews } from '../../db/schema/review.ts';
import { idempotencyKeys } from '../../db/schema/session.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import type { Random } from '../../ports/random.ts';
import { findOpenOrder } from '../order/openOrder.ts';
import type { OrderState } from '../order/states.ts';
import { isAnythingOwed } from '../points/service.ts';
import { markUploadsOfDeletedAccounts } from '../upload/unused.ts';
import { findOwnedRows, type OwnedRows } from './personalData.ts';
import { findRecipients, updateShopper } from './repository.ts';

/** Tables whose rows are not needed without the account. */
const deletedTables: readonly string[] = [
  'addresses',
  'carts',
  'collects',
  'data_exports',
  'known_addresses',
  'login_sessions',
  'order_mails',
  'quotes',
  'restock_alerts',
  'social_links',
  'stock_reservations',
  'withdrawal_mails',
];

/** Columns with names or contact details. */
const personalColumns: readonly string[] = [
  'receiver',
  'mobile',
  'email',
  'address',
  'address_text',
  'detail',
  'zipcode',
  'overseas',
  'billing',
  'invoice_request',
  'memo',
  'remark',
  'contact',
  'openid',
  'consumer_name',
  'details',
  'statement',
  'words',
];

/** Invoices must by law be kept as they were issued. */
const keptTables = /invoice/u;

/** Whether an account was erased. */
export type ErasureResult =
  | { readonly status: 'done' }
  /** It does not exist. */
  | { readonly status: 'not-found' }
  /** An order, or an exchange of points, has to end first. */
  | { readonly status: 'open-order'; readonly open: OrderState };

/**
 * Erases an account in the caller's transaction. Orders, invoices, points and published texts are kept without
 * personal data. Uploads are deleted, except for after-sales evidence. Refused while an order is open.
 */
export async function eraseAccount(
  db: Database,
  shopperId: number,
  { random, now }: { readonly random: Random; readonly now: number },
): Promise<ErasureResult> {
  // A concurrent order waits for the lock, and then finds the cart empty.
  const [row] = await db.select().from(shoppers).where(eq(shoppers.id, shopperId)).for('update');
  if (row === undefined) return { status: 'not-found' };
  const open = (await findOpenOrder(db, shopperId)) ?? (await findOwedExchange(db, shopperId));
  if (open !== undefined) return { status: 'open-order', open };
  const recipients = await findRecipients(db, shopperId);
  const orderAddresses = await findOrderAddresses(db, shopperId);
  for (const rows of await findOwnedRows(db, shopperId)) await forget(db, rows);
  await forgetMessages(db, [...recipients, ...orderAddresses]);
  await db.delete(idempotencyKeys).where(like(idempotencyKeys.scope, `shopper ${shopperId} %`));
  await updateShopper(db, shopperId, {
    username: `deleted_${random.hex(10)}`,
    nickname: '***',
    mobile: null,
    mobileKey: null,
    email: null,
    passwordHash: null,
    avatar: '',
    bio: '',
    gender: 0,
    sup: '',
    sourceCode: '',
    deletedAt: now,
  });
  // A picture may show a person or a home, and is not checked: the texts of reviews stay, their pictures
  // are removed.
  await db.update(reviews).set({ images: [], video: '' }).where(eq(reviews.userId, shopperId));
  await markUploadsOfDeletedAccounts(db, now);
  return { status: 'done' };
}

const owed: OrderState = { orderstate: 'open', paystate: 'paid', shippingstate: 'unshipped' };

/** Undelivered exchanges of points block the deletion like a paid, unshipped order. */
async function findOwedExchange(db: Database, shopperId: number) {
  return (await isAnythingOwed(db, shopperId)) ? owed : undefined;
}

async function forget(db: Database, { table, where }: OwnedRows): Promise<void> {
  if (deletedTables.includes(table)) {
    await db.execute(sql`delete from ${sql.identifier(table)} where ${where}`);
    return;
  }
  if (keptTables.test(table)) return;
  const columns = await loadRows<{ name: string; type: string; nullable: string }>(
    db,
    sql`select column_name as name, data_type as type, is_nullable as nullable from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`,
  );
  const blanks = columns
    .filter(
      ({ name, type, nullable }) => personalColumns.includes(name) && (nullable === 'YES' || type === 'text'),
    )
    .map(({ name, nullable }) => sql`${sql.identifier(name)} = ${nullable === 'YES' ? sql`null` : sql`''`}`);
  if (blanks.length === 0) return;
  await db.execute(sql`update ${sql.identifier(table)} set ${sql.join(blanks, sql`, `)} where ${where}`);
}

/** E-mail addresses used for orders, in addition to the account's own. */
async function findOrderAddresses(db: Database, shopperId: number): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ email: sql<string>`${orders.overseas} ->> 'email'` })
    .from(orders)
    .where(and(eq(orders.userId, shopperId), sql`${orders.overseas} ->> 'email' <> ''`));
  return rows.map(({ email }) => email);
}

async function forgetMessages(db: Database, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  await db.delete(verificationCodes).where(inArray(verificationCodes.recipient, [...recipients]));
  await db.delete(inboxMessages).where(inArray(inboxMessages.recipient, [...recipients]));
  // Including alerts that the shopper requested without a log-in.
  await db.delete(restockAlerts).where(inArray(restockAlerts.email, [...recipients]));
  await db.delete(mailAddresses).where(inArray(mailAddresses.email, [...recipients]));
}

import { customerCalls, type OperatorCustomer } from '@pawlet/operator';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { loginSessions } from '../../db/schema/session.ts';
import { orders } from '../../db/schema/order.ts';
import { type Language, toLanguage } from '../../i18n/language.ts';
import { readCursor, writeCursor } from '../operator-api/cursor.ts';
import { done, type OperatorArea, type OperatorCall } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { eraseAccount } from './eraseAccount.ts';
import { createExport } from './exportData.ts';
import { findSharedMobiles } from './fillMobileKeys.ts';
import { sendNotice } from './notifyOwner.ts';
import { findCustomerPage, readOperatorCustomer } from './operatorCustomers.ts';
import { findRecipients, findShopperRow, lockShopper } from './repository.ts';

const sort = 'customers';

/** Customers, their log-ins, and their data. */
export const customerArea: OperatorArea = (add) => {
  add(customerCalls.listCustomers, async ({ db }, { fields }) => {
    const { cursor, limit, ...filter } = fields;
    const after = cursor === undefined ? undefined : readCursor(cursor, sort);
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const { items, hasMore } = await findCustomerPage(db, filter, { after: after?.id, limit });
    const last = items.at(-1);
    return done({
      items: [...items],
      next: hasMore && last ? writeCursor({ sort, value: null, id: last.id }) : null,
    });
  });

  add(customerCalls.listSharedPhones, async ({ db }) =>
    done({
      items: (await findSharedMobiles(db)).map(({ key, accounts }) => ({
        phone: key,
        customers: accounts.map(({ mobile, ...account }) => ({ ...account, written: mobile })),
      })),
    }),
  );

  add(customerCalls.readCustomer, async (call, { params }) => {
    const customer = await readOperatorCustomer(call.db, params.id, call);
    return customer ? done(customer, { version: customer.version }) : refuseWith('not-found');
  });

  add(customerCalls.endCustomerSessions, async ({ db }, { params }) => {
    if (!(await findShopperRow(db, params.id))) return refuseWith('not-found');
    const ended = await db
      .delete(loginSessions)
      .where(eq(loginSessions.shopperId, params.id))
      .returning({ id: loginSessions.id });
    return done({ ended: ended.length });
  });

  add(customerCalls.exportCustomer, async ({ db, deps, baseUrl, now }, { params }) => {
    const shopper = await findShopperRow(db, params.id);
    if (!shopper) return refuseWith('not-found');
    if (shopper.deletedAt !== null)
      return refuseWith('conflict', { reason: 'account-deleted', current: { deleted: shopper.deletedAt } });
    return done(await createExport(db, shopper.id, { random: deps.random, baseUrl, now }));
  });

  add(customerCalls.deleteCustomer, async (call, { params }) => {
    const { db, deps, now, version } = call;
    await lockShopper(db, params.id);
    const current = await readOperatorCustomer(db, params.id, call);
    if (!current) return refuseWith('not-found');
    if (current.deleted !== null) return refuseWith('conflict', { reason: 'account-deleted', current });
    if (version !== current.version) return refuseWith('changed', { current });
    const recipients = await findRecipients(db, params.id);
    const language = await findLanguage(db, params.id);
    const { status } = await eraseAccount(db, params.id, { random: deps.random, now });
    if (status !== 'done') return refuseWith('conflict', { reason: 'open-order', current });
    call.afterCommit((plain) =>
      sendNotice(
        { db: plain, sms: deps.sms, mail: deps.mail },
        { language, logger: deps.logger },
        recipients,
        'deleted',
      ),
    );
    const erased = await readErased(call, params.id);
    return done(erased, { version: erased.version });
  });
};

/** The language in which a customer ordered last. */
async function findLanguage(db: Database, userId: number): Promise<Language> {
  const [row] = await db
    .select({ language: orders.language })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createtime))
    .limit(1);
  return toLanguage(row?.language);
}

async function readErased(call: OperatorCall, id: number): Promise<OperatorCustomer> {
  const customer = await readOperatorCustomer(call.db, id, call);
  if (!customer) throw new Error('Pawlet: an erased account must exist.');
  return customer;
}

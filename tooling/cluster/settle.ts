import { sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../packages/server/src/db/database.ts';
import type { Cluster } from './cluster.ts';
import { waitFor } from './keeper.ts';

const walletMs = 60_000;
const mailsMs = 180_000;

/**
 * Waits until the shop has done what it owes: the wallet's notifications are acknowledged and the e-mails are sent. An
 * e-mail that an ended node had claimed is due again after five minutes; its wait is shortened.
 */
export async function settleShop({ db, wallet }: Cluster): Promise<void> {
  const left = await wallet.settle(walletMs);
  if (left > 0) throw new Error(`cluster: the shop has not acknowledged ${left} payments`);
  const started = performance.now();
  await waitFor(
    'all e-mails sent',
    async () => {
      const { waiting, claimed } = await countMails(db);
      if (waiting > 0 && waiting === claimed && performance.now() - started > claimMs)
        await shortenClaims(db);
      return waiting === 0;
    },
    { limitMs: mailsMs, everyMs: 500 },
  );
}

/** Longer than a node takes to send what it has claimed. */
const claimMs = 12_000;

async function countMails(db: Database): Promise<{ readonly waiting: number; readonly claimed: number }> {
  const [row] = await loadRows<{ waiting: number; claimed: number }>(
    db,
    sql`select count(*)::int as waiting, count(*) filter (where attempts > 0)::int as claimed
          from order_mails where kind = 'paid' and duetime is not null`,
  );
  return row ?? { waiting: 0, claimed: 0 };
}

async function shortenClaims(db: Database): Promise<void> {
  await db.execute(
    sql`update order_mails set duetime = extract(epoch from now())::bigint
         where kind = 'paid' and duetime is not null and attempts > 0`,
  );
}

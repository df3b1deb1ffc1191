import type { StoreJob } from '../../http/job.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { findReceiptDays } from './receiptDays.ts';
import { receiveOrder } from './receive.ts';
import { findUnconfirmed } from './repository.ts';
import { sweep, type SweepOptions } from './sweep.ts';
import { expireOverdue } from './transitions.ts';

/** Milliseconds after which a run takes no further order: the next one continues. */
const runMs = 60_000;

/** Expires unpaid orders after their deadline, and confirms receipt of parcels after a while. */
export const orderJob: StoreJob = {
  name: 'orders',
  everySeconds: 15,
  async run({ db, clock, logger }, now) {
    const end = clock.nowMs() + runMs;
    const options: SweepOptions = {
      isInTime: () => clock.nowMs() < end,
      onError: (error, { orderSn }) => logger.error('order expiry failed', error, { orderSn }),
    };
    await expireOverdue(db, now, options);
    const days = await findReceiptDays(db);
    await sweep({
      ...options,
      find: (last) =>
        findUnconfirmed(db, { now, days, after: last && { moment: last.paytime ?? 0, id: last.id } }),
      handle: (order) => inTransaction(db, (tx) => receiveOrder(tx, order, 'system', now)),
    });
  },
};

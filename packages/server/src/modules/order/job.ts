import type { StoreJob } from '../../http/job.ts';
import { inTransaction } from './inTransaction.ts';
import { findLines, findUnconfirmed } from './repository.ts';
import { autoReceiveSeconds } from './shopRules.ts';
import { expireOverdue, transition } from './transitions.ts';

const batch = 100;

/** Expires unpaid orders whose time is over, and takes parcels as received after a while. */
export const orderJob: StoreJob = {
  name: 'orders',
  everySeconds: 15,
  async run({ db }, now) {
    await expireOverdue(db, now);
    for (const order of await findUnconfirmed(db, now - autoReceiveSeconds, batch)) {
      await inTransaction(db, async (tx) => {
        const lines = await findLines(tx, [order.id]);
        await transition(tx, order, lines, {
          event: 'receive',
          actor: 'system',
          now,
          changes: { receivetime: now },
        });
      });
    }
  },
};

import type { StoreJob } from '../../http/job.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { receiveOrder } from './receive.ts';
import { findUnconfirmed } from './repository.ts';
import { autoReceiveSeconds } from './shopRules.ts';
import { expireOverdue } from './transitions.ts';

const batch = 100;

/** Expires unpaid orders whose time is over, and takes parcels as received after a while. */
export const orderJob: StoreJob = {
  name: 'orders',
  everySeconds: 15,
  async run({ db }, now) {
    await expireOverdue(db, now);
    for (const order of await findUnconfirmed(db, now - autoReceiveSeconds, batch)) {
      await inTransaction(db, (tx) => receiveOrder(tx, order, 'system', now));
    }
  },
};

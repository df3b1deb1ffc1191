import type { StoreJob } from '../../http/job.ts';
import { sendDueRefunds } from '../payment/refunds.ts';
import { decide } from './operations.ts';
import { findLapsed } from './repository.ts';

const batch = 50;

/** Sends refunds to their providers, and closes returns that were never sent. */
export const refundJob: StoreJob = {
  name: 'refunds',
  everySeconds: 5,
  async run(deps, now) {
    const { db, random } = deps;
    await sendDueRefunds(deps, now);
    for (const row of await findLapsed(db, now, batch))
      await decide({ db, random, now, actor: 'system' }, row.refundSn, 'lapse');
  },
};

import type { StoreJob } from '../../http/job.ts';
import { createExchangeOperations } from './operations.ts';
import { findWaiting } from './repository.ts';
import { autoCompleteSeconds } from './states.ts';

const batch = 100;

/** Completes exchanges a while after their delivery. */
export const exchangeJob: StoreJob = {
  name: 'exchanges',
  everySeconds: 60,
  async run({ db, random }, now) {
    const operations = createExchangeOperations({ db, random, now, actor: 'system' });
    for (const { exchangeSn } of await findWaiting(db, ['delivered'], now - autoCompleteSeconds, batch))
      await operations.complete(exchangeSn);
  },
};

import type { StoreJob } from '../../http/job.ts';
import { createExchangeOperations } from './operations.ts';
import { findWaiting } from './repository.ts';
import { readSetting } from '../settings/readSetting.ts';
import { exchangeDaysSetting } from './settings.ts';

const batch = 100;
const daySeconds = 86_400;

/** Completes exchanges a while after their delivery. */
export const exchangeJob: StoreJob = {
  name: 'exchanges',
  everySeconds: 60,
  async run({ db, random }, now) {
    const operations = createExchangeOperations({ db, random, now, actor: 'system' });
    const days = await readSetting({ db }, exchangeDaysSetting);
    for (const { exchangeSn } of await findWaiting(db, ['delivered'], now - days * daySeconds, batch))
      await operations.complete(exchangeSn);
  },
};

import { dropStaleFormSessions } from '../../http/formTokens.ts';
import { dropStaleReplies } from '../../http/idempotency.ts';
import type { StoreJob } from '../../http/job.ts';
import { dropStaleLimits } from '../../http/limits.ts';
import { dropExpiredSessions } from '../../http/sessions.ts';
import { dropStaleCodes } from '../codes/upkeep.ts';
import { dropOldQuotes } from '../order/upkeep.ts';
import { dropOldVisits } from '../stats/upkeep.ts';
import { dropStaleLogIns } from '../third/upkeep.ts';
import { clearUploads } from '../upload/unused.ts';
import { dropStaleAddresses, dropStaleExports } from '../user/upkeep.ts';
import { dropOldDeliveries } from '../webhook/upkeep.ts';

/**
 * Deletes form tokens, stored replies, counters, sessions, codes, social log-ins, export links, networks of shoppers,
 * quotes and uploads that are no longer good, and visits and webhook messages of long ago.
 */
export const upkeepJob: StoreJob = {
  name: 'upkeep',
  everySeconds: 600,
  async run(deps, now) {
    const { db } = deps;
    await dropStaleFormSessions(db, now);
    await dropStaleReplies(db, now);
    await dropStaleLimits(db, now);
    await dropExpiredSessions(db, now);
    await dropStaleCodes(db, now);
    await dropStaleLogIns(db, now);
    await dropStaleExports(db, now);
    await dropStaleAddresses(db, now);
    await dropOldVisits(db, now);
    await dropOldQuotes(db, now);
    await dropOldDeliveries(db, now);
    await clearUploads(deps, now);
  },
};

import { inLongTransaction } from '../../db/inLongTransaction.ts';
import { dropStaleFormSessions } from '../../http/formTokens.ts';
import { dropStaleReplies } from '../../http/idempotency.ts';
import type { StoreJob } from '../../http/job.ts';
import { dropStaleLimits } from '../../http/limits.ts';
import { dropExpiredSessions } from '../../http/sessions.ts';
import { dropStaleCodes } from '../codes/upkeep.ts';
import { dropOldQuotes, dropOldReservations } from '../order/upkeep.ts';
import { dropOldVisits } from '../stats/upkeep.ts';
import { dropStaleLogIns } from '../third/upkeep.ts';
import { clearUploads } from '../upload/unused.ts';
import { dropStaleAddresses, dropStaleExports } from '../user/upkeep.ts';
import { dropOldDeliveries } from '../webhook/upkeep.ts';

const drops = [
  dropStaleFormSessions,
  dropStaleReplies,
  dropStaleLimits,
  dropExpiredSessions,
  dropStaleCodes,
  dropStaleLogIns,
  dropStaleExports,
  dropStaleAddresses,
  dropOldVisits,
  dropOldQuotes,
  dropOldReservations,
  dropOldDeliveries,
];

/**
 * Deletes form tokens, stored replies, counters, sessions, codes, social log-ins, export links, networks of shoppers,
 * quotes, counted reservations and uploads that are no longer good, and visits and webhook messages of long ago.
 */
export const upkeepJob: StoreJob = {
  name: 'upkeep',
  everySeconds: 600,
  async run(deps, now) {
    for (const drop of drops) {
      // A first run may have years to delete.
      await inLongTransaction(deps.db, (tx) => drop(tx, now));
    }
    await clearUploads(deps, now);
  },
};

import { dropLostNodes } from '../../db/runningNodes.ts';
import { dropOldChanges } from '../../db/publishChange.ts';
import { inLongTransaction } from '../../db/inLongTransaction.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import { dropStaleFormSessions } from '../../http/formTokens.ts';
import { dropStaleReplies } from '../../http/idempotency.ts';
import type { StoreJob } from '../../http/job.ts';
import { dropStaleLimits } from '../../http/limits.ts';
import { dropExpiredSessions } from '../../http/sessions.ts';
import { dropStaleCodes } from '../codes/upkeep.ts';
import { dropOldMailAddresses } from '../mail-consent/addresses.ts';
import { dropOldJobs } from '../operator-jobs/store.ts';
import { dropEndedOperatorSessions } from '../operator-people/sessions.ts';
import { dropOldOrderMails } from '../order-mail/upkeep.ts';
import { dropOldQuotes, dropOldReservations } from '../order/upkeep.ts';
import { dropOldVisits } from '../stats/upkeep.ts';
import { dropOldRestockAlerts } from '../restock/upkeep.ts';
import { dropStaleLogIns } from '../social-login/upkeep.ts';
import { indexProducts } from '../search/indexProducts.ts';
import { dropStaleTranslations } from '../translation/stored.ts';
import { clearUploads } from '../upload/unused.ts';
import { dropStaleAddresses, dropStaleExports, fillMobileKeys } from '../user/upkeep.ts';
import { dropOldDeliveries } from '../webhook/upkeep.ts';
import { dropOldWithdrawalMails, dropOldWithdrawals } from '../withdrawal/upkeep.ts';

/** Interval for tables that grow without log-in. */
const openDrops = [dropStaleFormSessions, dropStaleLimits, dropOldVisits, dropOldChanges, dropLostNodes];

const drops = [
  dropStaleReplies,
  dropExpiredSessions,
  dropEndedOperatorSessions,
  dropStaleCodes,
  dropStaleLogIns,
  dropStaleExports,
  dropStaleAddresses,
  dropOldQuotes,
  dropOldReservations,
  dropOldDeliveries,
  dropOldOrderMails,
  dropOldRestockAlerts,
  dropOldMailAddresses,
  dropOldWithdrawalMails,
  dropOldWithdrawals,
  dropOldJobs,
  dropStaleTranslations,
];

/** Deletes expired or excess form tokens, counters and visits: frequently, because anyone can add some. */
export const boundsJob: StoreJob = {
  name: 'bounds',
  everySeconds: 60,
  run: (deps, now) => dropEach(deps, openDrops, now),
};

/**
 * Deletes expired replies, sessions, codes, social log-ins, export links, networks of shoppers, quotes,
 * counted reservations, restock alerts and uploads, old webhook messages and e-mails, results of operators' jobs, and translations of
 * unpublished texts. Backfills what nodes of an earlier release left out: normalized mobile numbers, and
 * search documents.
 */
export const upkeepJob: StoreJob = {
  name: 'upkeep',
  everySeconds: 600,
  async run(deps, now) {
    await dropEach(deps, drops, now);
    await clearUploads(deps, now);
    await fillMobileKeys(deps.db);
    await indexProducts(deps.db);
  },
};

async function dropEach({ db }: StoreDeps, these: typeof drops, now: number): Promise<void> {
  for (const drop of these) {
    // A first run may have to delete years of data.
    await inLongTransaction(db, (tx) => drop(tx, now));
  }
}

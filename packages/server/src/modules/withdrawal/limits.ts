import { addressKey } from '../../http/addressKey.ts';
import { type Limit, takeAttempt } from '../../http/limits.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { findByRecipient, isKnownAddress } from '../user/accounts.ts';

const hour = 3600;
const day = 24 * hour;
const maxPerHour = { shop: 10, demo: 10_000 } as const;
const maxPerDayFromStrangers = 2000;
const shopBucket = 'withdrawals of strangers';

/**
 * Limits for another statement: a shopper is counted alone, an unknown sender by address and together with
 * all other unknown senders. The order is not used to tell them apart: an address from which the account of
 * the e-mail address was used before counts as the owner's.
 */
export async function statementLimits(
  { settings }: Pick<AppDeps, 'settings'>,
  { db, address, shopper }: RequestContext,
  email: string,
): Promise<readonly Limit[]> {
  const max = maxPerHour[settings.isDemo ? 'demo' : 'shop'];
  if (shopper !== null) return [{ bucket: `withdrawals of ${shopper.id}`, max, windowSeconds: hour }];
  const owner = await findByRecipient(db, email);
  if (owner !== undefined && (await isKnownAddress(db, owner.id, address)))
    return [{ bucket: `withdrawals of ${owner.id} from ${addressKey(address)}`, max, windowSeconds: hour }];
  return [
    { bucket: `withdrawal address ${addressKey(address)}`, max, windowSeconds: hour },
    { bucket: shopBucket, max: maxPerDayFromStrangers, windowSeconds: day },
  ];
}

/**
 * Logs once an hour that the daily limit of unknown senders is reached: an operator has to check who sends
 * them.
 */
export async function warnOfFullShop({ db, now, logger }: RequestContext, full: Limit): Promise<void> {
  if (full.bucket !== shopBucket) return;
  const wait = await takeAttempt(db, { bucket: `${shopBucket} warned`, max: 1, windowSeconds: hour }, now);
  if (wait === 0) logger.warn('daily limit of withdrawals by unknown senders reached', { most: full.max });
}

/**
 * Maximum acknowledgements per recipient and day for statements that match none of the recipient's orders.
 */
export const strangersMail = (email: string): Limit => ({
  bucket: `withdrawal mail ${email}`,
  max: 5,
  windowSeconds: day,
});

/** Maximum e-mails to the shop per day about statements without an order; the others are only in its list. */
export const strangersNews: Limit = { bucket: 'withdrawal news of strangers', max: 50, windowSeconds: day };

import { addressKey } from '../../http/addressKey.ts';
import { type Limit, takeAttempt } from '../../http/limits.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { findByRecipient, isKnownAddress } from '../user/accounts.ts';

const hour = 3600;
const day = 24 * hour;
const mostAnHour = { shop: 10, demo: 10_000 } as const;
const mostADayFromStrangers = 2000;
const shopBucket = 'withdrawals of strangers';

/**
 * What holds for one more statement: a shopper counts alone, a stranger by address and with all other strangers. Neither is told
 * by the order: an address from which the account of the e-mail address was used before is the owner's, whatever strangers do.
 */
export async function statementLimits(
  { settings }: Pick<AppDeps, 'settings'>,
  { db, address, shopper }: RequestContext,
  email: string,
): Promise<readonly Limit[]> {
  const max = mostAnHour[settings.isDemo ? 'demo' : 'shop'];
  if (shopper !== null) return [{ bucket: `withdrawals of ${shopper.id}`, max, windowSeconds: hour }];
  const owner = await findByRecipient(db, email);
  if (owner !== undefined && (await isKnownAddress(db, owner.id, address)))
    return [{ bucket: `withdrawals of ${owner.id} from ${addressKey(address)}`, max, windowSeconds: hour }];
  return [
    { bucket: `withdrawal address ${addressKey(address)}`, max, windowSeconds: hour },
    { bucket: shopBucket, max: mostADayFromStrangers, windowSeconds: day },
  ];
}

/** Logs once an hour that strangers have sent what the shop takes from them in a day: somebody has to look at who does it. */
export async function warnOfFullShop({ db, now, logger }: RequestContext, full: Limit): Promise<void> {
  if (full.bucket !== shopBucket) return;
  const wait = await takeAttempt(db, { bucket: `${shopBucket} warned`, max: 1, windowSeconds: hour }, now);
  if (wait === 0) logger.warn('strangers have sent the withdrawals of a day', { most: full.max });
}

/** Acknowledgements that one recipient gets in a day for statements that fit no order of theirs. */
export const strangersMail = (email: string): Limit => ({
  bucket: `withdrawal mail ${email}`,
  max: 5,
  windowSeconds: day,
});

/** E-mails to the shop in a day about statements that fit no order; the others are in its list. */
export const strangersNews: Limit = { bucket: 'withdrawal news of strangers', max: 50, windowSeconds: day };

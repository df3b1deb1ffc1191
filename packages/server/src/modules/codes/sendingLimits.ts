import type { AppDeps } from '../../http/appDeps.ts';
import { addressKey } from '../../http/addressKey.ts';
import { type Limit, takeAttempt } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { findByRecipient, isKnownAddress } from '../user/accounts.ts';

const minute = 60;
const hour = 3600;
const day = 24 * hour;
const maxPerHourFromAddress = { shop: 60, demo: 10_000 } as const;
/**
 * Limit per address and recipient; an owner needs no more, and other callers cannot exhaust the daily limit.
 */
const maxPerDayFromAddress = 10;
const maxPerDayToRecipient = 20;
const maxPerDayOfShop = 10_000;
const shopBucket = 'codes of the shop';

/**
 * Limits for another code: first the requesting address, then address and recipient together, then the
 * recipient and the shop's budget. An exhausted daily limit of a recipient does not block the owner at an
 * address from which the account was used before.
 */
export async function sendingLimits(
  { settings }: Pick<AppDeps, 'settings'>,
  { db, address }: RequestContext,
  recipient: string,
): Promise<readonly Limit[]> {
  const from = addressKey(address);
  const pair = `${recipient} from ${from}`;
  const owner = await findByRecipient(db, recipient);
  const isKnown = owner !== undefined && (await isKnownAddress(db, owner.id, address));
  const { isDemo, codesPerDay = maxPerDayOfShop } = settings;
  return [
    {
      bucket: `code address ${from}`,
      max: maxPerHourFromAddress[isDemo ? 'demo' : 'shop'],
      windowSeconds: hour,
    },
    { bucket: `code minute ${pair}`, max: 1, windowSeconds: minute },
    { bucket: `code hour ${pair}`, max: 5, windowSeconds: hour },
    { bucket: `code day ${pair}`, max: maxPerDayFromAddress, windowSeconds: day },
    ...(isKnown ? [] : [{ bucket: `code day ${recipient}`, max: maxPerDayToRecipient, windowSeconds: day }]),
    { bucket: shopBucket, max: codesPerDay, windowSeconds: day },
  ];
}

/**
 * Logs once an hour that the daily limit of the shop is reached: an operator has to check who requests codes.
 */
export async function warnOfFullShop({ db, now, logger }: RequestContext, full: Limit): Promise<void> {
  if (full.bucket !== shopBucket) return;
  const wait = await takeAttempt(db, { bucket: `${shopBucket} warned`, max: 1, windowSeconds: hour }, now);
  if (wait === 0) logger.warn('daily limit of verification codes reached', { most: full.max });
}

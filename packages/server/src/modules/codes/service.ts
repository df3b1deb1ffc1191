import type { codeEvents } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { isEqual, sha256 } from '../../http/digest.ts';
import { returnAttempts, takeAttempts } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { deny, invalid, ok, refuse, type Result } from '../../http/result.ts';
import { translate } from '../../i18n/translate.ts';
import { getShopName } from '../config/shopName.ts';
import { findRecipients } from '../user/accounts.ts';
import { countMiss, deleteCode, insertCode, lockLatestCodes, markUsed } from './repository.ts';
import { sendingLimits, warnOfFullShop } from './sendingLimits.ts';

const digits = 6;
const lifeSeconds = 600;
const maxMisses = 5;
const minute = 60;

/** Purpose of a code. */
export type CodeEvent = (typeof codeEvents)[number];

/** The response is the same whether or not the account exists; every other event requires log-in. */
const openEvents: readonly CodeEvent[] = [
  'register',
  'mobilelogin',
  'emaillogin',
  'resetpwd',
  'bind',
  'restock',
];

export interface CodeRequest {
  /** A normalized mobile number, or an e-mail address in lower case. */
  readonly recipient: string;
  readonly event: CodeEvent;
}

/** Sent only to the account's own mobile number or e-mail address. */
const ownEvents: readonly CodeEvent[] = ['changepwd', 'deleteaccount', 'verify'];

/** Sends a new code; again after a minute, five per hour. Refused or undelivered ones are not counted. */
export async function sendCode(
  deps: AppDeps,
  context: RequestContext,
  { recipient, event }: CodeRequest,
): Promise<Result<null>> {
  const isMail = recipient.includes('@');
  if (context.shopper === null && !openEvents.includes(event)) return deny(401);
  if (context.shopper !== null && ownEvents.includes(event)) {
    const own = await findRecipients(context.db, context.shopper.id);
    if (!own.includes(recipient)) return invalid({ [isMail ? 'email' : 'mobile']: 'choice' }, 'code.ownOnly');
  }
  const sender = isMail ? deps.mail : deps.sms;
  if (!sender.isConfigured) return refuse('NOT_CONFIGURED');
  const limits = await sendingLimits(deps, context, recipient);
  const refused = await takeAttempts(context.db, limits, context.now);
  if (refused !== null) {
    await warnOfFullShop(context, refused.full);
    return refuse('RATE_LIMITED', { data: { retry_after: refused.wait } });
  }
  const code = deps.random.digits(digits);
  const codeId = await insertCode(context.db, {
    recipient,
    event,
    sid: context.sid,
    codeHash: await computeHash(recipient, event, code),
    createdAt: context.now,
    expiresAt: context.now + lifeSeconds,
  });
  const { language } = context;
  const shop = await getShopName(context);
  const message = {
    recipient,
    subject: translate(language, 'code.subject', { shop }),
    text: translate(language, event === 'restock' ? 'restock.codeText' : 'code.text', { shop, code }),
    code,
    language,
  };
  const delivery = await sender.send(message, context.logger);
  if (delivery === 'sent') return ok();
  await deleteCode(context.db, codeId);
  await returnAttempts(context.db, limits);
  if (delivery === 'not-configured') return refuse('NOT_CONFIGURED');
  return refuse('RATE_LIMITED', { data: { retry_after: minute }, messageKey: 'code.undelivered' });
}

/** Consumes a code; false for a wrong, expired, used or blocked one. Needs a transaction. */
export async function useCode(context: RequestContext, request: CodeRequest, code: string): Promise<boolean> {
  const id = await checkCode(context, request, code);
  return id !== null && spendCode(context, id);
}

/**
 * The id of the code if it is correct; counts a wrong guess. Locks it until the transaction ends. The
 * requesting session has its own number of guesses, so that neither guesses nor newer codes of others make
 * its code useless.
 */
export async function checkCode(
  { db, now, sid }: RequestContext,
  { recipient, event }: CodeRequest,
  code: string,
): Promise<number | null> {
  const given = await computeHash(recipient, event, code);
  for (const stored of await lockLatestCodes(db, { recipient, event, sid })) {
    const isOwn = stored.sid === sid;
    const misses = isOwn ? stored.misses : stored.otherMisses;
    if (stored.usedAt !== null || stored.expiresAt <= now || misses >= maxMisses) continue;
    if (isEqual(stored.codeHash, given)) return stored.id;
    await countMiss(db, stored.id, isOwn);
  }
  return null;
}

/** Consumes a checked code; false when a concurrent call came first. */
export async function spendCode({ db, now }: RequestContext, id: number): Promise<boolean> {
  return markUsed(db, id, now);
}

/** A code alone has too few values to be hidden by a hash; its purpose makes each hash different. */
function computeHash(recipient: string, event: CodeEvent, code: string): Promise<string> {
  return sha256(`${recipient} ${event} ${code}`);
}

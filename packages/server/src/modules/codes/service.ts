import type { codeEvents } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { isEqual, sha256 } from '../../http/digest.ts';
import { returnAttempts, takeAttempts } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { deny, invalid, ok, refuse, type Result } from '../../http/result.ts';
import { translate } from '../../i18n/translate.ts';
import { shopNameOf } from '../config/shopName.ts';
import { findRecipients } from '../user/accounts.ts';
import { countMiss, deleteCode, insertCode, lockLatestCodes, markUsed } from './repository.ts';
import { sendingLimits, warnOfFullShop } from './sendingLimits.ts';

const digits = 6;
const lifeSeconds = 600;
const mostMisses = 5;
const minute = 60;

/** What a code is for. */
export type CodeEvent = (typeof codeEvents)[number];

/** These answer alike whether or not the account exists; every other event needs log-in. */
const openEvents: readonly CodeEvent[] = [
  'register',
  'mobilelogin',
  'emaillogin',
  'resetpwd',
  'bind',
  'restock',
];

export interface CodeRequest {
  /** A mobile number in its one form, or an e-mail address in lower case. */
  readonly recipient: string;
  readonly event: CodeEvent;
}

/** These go only where the account can be reached already: to its own mobile or mailbox. */
const ownEvents: readonly CodeEvent[] = ['changepwd', 'deleteaccount', 'verify'];

/** Sends a fresh code; again after a minute, five an hour. What is refused or does not leave the shop is not counted. */
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
    codeHash: await hashOf(recipient, event, code),
    createdAt: context.now,
    expiresAt: context.now + lifeSeconds,
  });
  const { language } = context;
  const shop = await shopNameOf(context);
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

/** Uses up a code; false for a wrong, expired, used or guessed-at one. Needs a transaction. */
export async function useCode(context: RequestContext, request: CodeRequest, code: string): Promise<boolean> {
  const id = await checkCode(context, request, code);
  return id !== null && spendCode(context, id);
}

/**
 * The id of the code if it is right; counts a wrong guess. Locks it until the transaction ends. The session that asked
 * for a code has guesses of its own, so that neither guesses nor newer codes of strangers make it useless.
 */
export async function checkCode(
  { db, now, sid }: RequestContext,
  { recipient, event }: CodeRequest,
  code: string,
): Promise<number | null> {
  const given = await hashOf(recipient, event, code);
  for (const stored of await lockLatestCodes(db, { recipient, event, sid })) {
    const isOwn = stored.sid === sid;
    const misses = isOwn ? stored.misses : stored.otherMisses;
    if (stored.usedAt !== null || stored.expiresAt <= now || misses >= mostMisses) continue;
    if (isEqual(stored.codeHash, given)) return stored.id;
    await countMiss(db, stored.id, isOwn);
  }
  return null;
}

/** Uses up a code that was checked; false when somebody was faster. */
export async function spendCode({ db, now }: RequestContext, id: number): Promise<boolean> {
  return markUsed(db, id, now);
}

/** The code alone has too few values for a hash to hide; what it is for makes each hash different. */
function hashOf(recipient: string, event: CodeEvent, code: string): Promise<string> {
  return sha256(`${recipient} ${event} ${code}`);
}

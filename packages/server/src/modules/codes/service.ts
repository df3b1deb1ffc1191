import type { codeEvents } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { isEqual, sha256 } from '../../http/digest.ts';
import { type Limit, takeAttempt } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { deny, invalid, ok, refuse, type Result } from '../../http/result.ts';
import { translate } from '../../i18n/translate.ts';
import { findRecipients } from '../user/accounts.ts';
import { countMiss, insertCode, lockLatestCode, markUsed } from './repository.ts';

const digits = 6;
const lifeSeconds = 600;
const mostMisses = 5;
const minute = 60;
const hour = 3600;
const mostAnHourFromAddress = { shop: 60, demo: 10_000 } as const;

/** What a code is for. */
export type CodeEvent = (typeof codeEvents)[number];

/** These answer alike whether or not the account exists; every other event needs log-in. */
const openEvents: readonly CodeEvent[] = ['register', 'mobilelogin', 'resetpwd', 'bind'];

export interface CodeRequest {
  /** Digits with the country prefix, or an e-mail address in lower case. */
  readonly recipient: string;
  readonly event: CodeEvent;
}

/** These go only where the account can be reached already: to its own mobile or mailbox. */
const ownEvents: readonly CodeEvent[] = ['changepwd', 'deleteaccount'];

/** Sends a fresh code; again after a minute, five an hour. */
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
  const retryAfter = await firstWait(context, limitsOf(recipient, context.address, deps.settings.isDemo));
  if (retryAfter > 0) return refuse('RATE_LIMITED', { data: { retry_after: retryAfter } });

  const code = deps.random.digits(digits);
  await insertCode(context.db, {
    recipient,
    event,
    codeHash: await hashOf(recipient, event, code),
    createdAt: context.now,
    expiresAt: context.now + lifeSeconds,
  });
  const { language } = context;
  const message = {
    recipient,
    subject: translate(language, 'code.subject'),
    text: translate(language, 'code.text', { code }),
    code,
    language,
  };
  const delivery = await sender.send(message, context.logger);
  if (delivery === 'sent') return ok();
  if (delivery === 'not-configured') return refuse('NOT_CONFIGURED');
  return refuse('RATE_LIMITED', { data: { retry_after: minute }, messageKey: 'code.undelivered' });
}

/** Uses up a code; false for a wrong, expired, used or guessed-at one. Needs a transaction. */
export async function useCode(context: RequestContext, request: CodeRequest, code: string): Promise<boolean> {
  const id = await checkCode(context, request, code);
  return id !== null && spendCode(context, id);
}

/** The id of the code if it is right; counts a wrong guess. Locks it until the transaction ends. */
export async function checkCode(
  { db, now }: RequestContext,
  { recipient, event }: CodeRequest,
  code: string,
): Promise<number | null> {
  const stored = await lockLatestCode(db, recipient, event);
  if (stored === undefined || stored.usedAt !== null) return null;
  if (stored.expiresAt <= now || stored.misses >= mostMisses) return null;
  if (!isEqual(stored.codeHash, await hashOf(recipient, event, code))) {
    await countMiss(db, stored.id);
    return null;
  }
  return stored.id;
}

/** Uses up a code that was checked; false when somebody was faster. */
export async function spendCode({ db, now }: RequestContext, id: number): Promise<boolean> {
  return markUsed(db, id, now);
}

function limitsOf(recipient: string, address: string, isDemo: boolean): readonly Limit[] {
  return [
    { bucket: `code minute ${recipient}`, max: 1, windowSeconds: minute },
    { bucket: `code hour ${recipient}`, max: 5, windowSeconds: hour },
    {
      bucket: `code address ${address}`,
      max: isDemo ? mostAnHourFromAddress.demo : mostAnHourFromAddress.shop,
      windowSeconds: hour,
    },
  ];
}

async function firstWait({ db, now }: RequestContext, limits: readonly Limit[]): Promise<number> {
  for (const limit of limits) {
    const wait = await takeAttempt(db, limit, now);
    if (wait > 0) return wait;
  }
  return 0;
}

/** The code alone has too few values for a hash to hide; what it is for makes each hash different. */
function hashOf(recipient: string, event: CodeEvent, code: string): Promise<string> {
  return sha256(`${recipient} ${event} ${code}`);
}

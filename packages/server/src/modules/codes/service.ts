import type { codeEvents } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { sha256 } from '../../http/digest.ts';
import { type Limit, takeAttempt } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { deny, ok, refuse, type Result } from '../../http/result.ts';
import { translate } from '../../i18n/translate.ts';
import { countMiss, insertCode, lockLatestCode, markUsed } from './repository.ts';

const digits = 6;
const lifeSeconds = 600;
const mostMisses = 5;
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

/** Sends a fresh code; again after a minute, five an hour. */
export async function sendCode(
  deps: AppDeps,
  context: RequestContext,
  { recipient, event }: CodeRequest,
): Promise<Result<null>> {
  if (context.shopper === null && !openEvents.includes(event)) return deny(401);
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
  const sender = recipient.includes('@') ? deps.mail : deps.sms;
  const text = translate(context.language, 'code.text', { code });
  const delivery = await sender.send({ recipient, text, code, language: context.language });
  return delivery === 'sent' ? ok() : refuse('NOT_CONFIGURED');
}

/** Uses up a code; false for a wrong, expired, used or guessed-at one. Needs a transaction. */
export async function useCode(
  context: RequestContext,
  { recipient, event }: CodeRequest,
  code: string,
): Promise<boolean> {
  const stored = await lockLatestCode(context.db, recipient, event);
  if (stored === undefined || stored.usedAt !== null) return false;
  if (stored.expiresAt <= context.now || stored.misses >= mostMisses) return false;
  if (stored.codeHash !== (await hashOf(recipient, event, code))) {
    await countMiss(context.db, stored.id);
    return false;
  }
  return markUsed(context.db, stored.id, context.now);
}

function limitsOf(recipient: string, address: string, isDemo: boolean): readonly Limit[] {
  return [
    { bucket: `code minute ${recipient}`, max: 1, windowSeconds: 60 },
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

import type { UserWire } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { sha256 } from '../../http/digest.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { rememberAddress } from './knownAddresses.ts';
import { insertSession, type ShopperRow } from './repository.ts';
import { toWireUser } from './wireUser.ts';

/** A session that was opened, and its shopper as the wire shows them. */
interface OpenedSession {
  readonly token: string;
  readonly user: UserWire;
}

const lifeSeconds = 2_592_000;
/** However often a token is exchanged, its owner proves who they are again after this time. */
const longestSeconds = 90 * 24 * 3600;

/** Logs in a shopper who has proved who they are: a new token, whose hash alone is kept. */
export async function openSession(
  deps: AppDeps,
  context: RequestContext,
  shopper: ShopperRow,
): Promise<OpenedSession> {
  await rememberAddress(context.db, shopper.id, context.address, context.now);
  return continueSession(deps, context, shopper, context.now);
}

/** A new token for a shopper whose last proof was at `provedAt`. */
export async function continueSession(
  { random }: AppDeps,
  context: RequestContext,
  shopper: ShopperRow,
  provedAt: number,
): Promise<OpenedSession> {
  const token = random.hex(32);
  const { now, source } = context;
  const expiresAt = Math.min(now + lifeSeconds, provedAt + longestSeconds);
  await insertSession(context.db, {
    shopperId: shopper.id,
    tokenHash: await sha256(token),
    platform: source.platform,
    model: source.model,
    brand: source.brand,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    provedAt,
  });
  return { token, user: toWireUser(context, shopper, { token, createdAt: now, expiresAt }) };
}

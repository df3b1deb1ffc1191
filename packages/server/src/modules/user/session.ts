import type { UserWire } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { sha256 } from '../../http/digest.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { addKnownAddress } from './knownAddresses.ts';
import { insertSession, type ShopperRow } from './repository.ts';
import { toWireUser } from './wireUser.ts';

/** A new session, and its shopper in the wire format. */
interface OpenedSession {
  readonly token: string;
  readonly user: UserWire;
}

/** Lifetime of a session. */
export const sessionSeconds = 2_592_000;
/**
 * Maximum age of an authentication: after this time the owner has to log in again, however often a token was
 * exchanged.
 */
const longestSeconds = 90 * 24 * 3600;

/** Creates a session for an authenticated shopper: a new token, of which only the hash is stored. */
export async function openSession(
  deps: AppDeps,
  context: RequestContext,
  shopper: ShopperRow,
): Promise<OpenedSession> {
  await addKnownAddress(context.db, shopper.id, context.address, context.now);
  return continueSession(deps, context, shopper, context.now);
}

/** A new token for a shopper who authenticated at `provedAt`. */
export async function continueSession(
  { random }: AppDeps,
  context: RequestContext,
  shopper: ShopperRow,
  provedAt: number,
): Promise<OpenedSession> {
  const token = random.hex(32);
  const { now, source } = context;
  const expiresAt = Math.min(now + sessionSeconds, provedAt + longestSeconds);
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

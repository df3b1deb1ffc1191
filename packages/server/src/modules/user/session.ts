import type { UserWire } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { sha256 } from '../../http/digest.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { insertSession, type ShopperRow } from './repository.ts';
import { toWireUser } from './wireUser.ts';

const lifeSeconds = 2_592_000;

/** Logs a shopper in: a new token, whose hash alone is kept. */
export async function openSession(
  { random }: AppDeps,
  context: RequestContext,
  shopper: ShopperRow,
): Promise<{ readonly token: string; readonly user: UserWire }> {
  const token = random.hex(32);
  const { now, source } = context;
  const expiresAt = now + lifeSeconds;
  await insertSession(context.db, {
    shopperId: shopper.id,
    tokenHash: await sha256(token),
    platform: source.platform,
    model: source.model,
    brand: source.brand,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return { token, user: toWireUser(context, shopper, { token, createdAt: now, expiresAt }) };
}

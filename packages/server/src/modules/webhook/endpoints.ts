import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { webhookEndpoints } from '../../db/schema/webhook.ts';
import type { SecretBox } from '../../ports/secretBox.ts';
import { sealSecret, secretOwners } from '../secrets/storedSecret.ts';
import type { Random } from '../../ports/random.ts';

const secretBytes = 32;

/**
 * Adds an endpoint, or enables a disabled one with a new key; null where its address is registered. Call it in a transaction:
 * the key is written twice where it is encrypted.
 */
export async function addEndpoint(
  db: Database,
  { url, sup }: { readonly url: string; readonly sup: string },
  {
    random,
    now,
    secrets,
  }: {
    readonly random: Random;
    readonly now: number;
    readonly secrets?: SecretBox | undefined;
  },
): Promise<{ readonly id: number; readonly secret: string } | null> {
  const secret = random.hex(secretBytes);
  const [added] = await db
    .insert(webhookEndpoints)
    .values({ url, sup, secret, createtime: now })
    .onConflictDoUpdate({
      target: webhookEndpoints.url,
      set: { sup, secret, createtime: now, endtime: null, failures: 0, pausedUntil: null },
      setWhere: sql`${webhookEndpoints.endtime} is not null`,
    })
    .returning({ id: webhookEndpoints.id });
  if (added === undefined) return null;
  if (secrets !== undefined) {
    // Only now its id is known, with which it is encrypted.
    const sealed = await sealSecret(secrets, secret, secretOwners.webhook(added.id));
    await db.update(webhookEndpoints).set({ secret: sealed }).where(eq(webhookEndpoints.id, added.id));
  }
  return { id: added.id, secret };
}

/** Disables an endpoint: its queued messages are not sent any more. False where it is disabled already. */
export async function disableEndpoint(
  db: Database,
  endpoint: { readonly url: string } | { readonly id: number },
  now: number,
): Promise<boolean> {
  const isIt =
    'url' in endpoint ? eq(webhookEndpoints.url, endpoint.url) : eq(webhookEndpoints.id, endpoint.id);
  const ended = await db
    .update(webhookEndpoints)
    .set({ endtime: now })
    .where(and(isIt, isNull(webhookEndpoints.endtime)))
    .returning({ id: webhookEndpoints.id });
  return ended.length > 0;
}

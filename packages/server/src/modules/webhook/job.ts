import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import type { WebhookSender } from '../../ports/webhookSender.ts';
import { openSecret, secretOwners } from '../secrets/storedSecret.ts';
import { sign } from '../payment/signature.ts';
import { isTaken, readCause, unreadableSecret } from './deliveryResult.ts';
import { nextAttempt, pauseUntil } from './rules.ts';

/** Maximum number of endpoints served at once. */
const maxEndpoints = 64;
/** Maximum number of messages per endpoint and run. */
const maxMessages = 50;
/**
 * A run starts no message after this time, so that the slowest endpoint delays the next run by one message
 * only.
 */
const runSeconds = 2;
/** Longer than a run and the timeout of a message together. */
const leaseSeconds = 30;

type Endpoint = typeof webhookEndpoints.$inferSelect;
type Delivery = typeof webhookDeliveries.$inferSelect;

/**
 * Sends the outbox: to all endpoints in parallel, to each endpoint one message after the other, oldest first.
 * Failed messages are retried with growing delays, and a failing endpoint is paused for a while.
 */
export const webhookJob: StoreJob = {
  name: 'webhooks',
  everySeconds: 1,
  async run(deps) {
    const { webhooks } = deps;
    if (!webhooks) return;
    const leased = await leaseEndpoints(deps.db, getNow(deps));
    const runs = await Promise.allSettled(leased.map((endpoint) => serveEndpoint(deps, webhooks, endpoint)));
    const failed = runs.find((run) => run.status === 'rejected');
    if (failed) throw failed.reason;
  },
};

function getNow({ clock }: StoreDeps): number {
  return Math.floor(clock.nowMs() / 1000);
}

/**
 * Leases the endpoints with due messages: of several nodes one gets each. Endpoints without failures come
 * first, and of these the ones that have waited longest.
 */
async function leaseEndpoints(db: Database, now: number): Promise<readonly Endpoint[]> {
  const due = db
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, webhookEndpoints.id), lte(webhookDeliveries.duetime, now)));
  const free = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        isNull(webhookEndpoints.endtime),
        or(isNull(webhookEndpoints.leasedUntil), lte(webhookEndpoints.leasedUntil, now)),
        or(isNull(webhookEndpoints.pausedUntil), lte(webhookEndpoints.pausedUntil, now)),
        exists(due),
      ),
    )
    .orderBy(asc(webhookEndpoints.failures), sql`${webhookEndpoints.leasedUntil} nulls first`)
    .limit(maxEndpoints)
    .for('update', { skipLocked: true });
  return db
    .update(webhookEndpoints)
    .set({ leasedUntil: now + leaseSeconds })
    .where(inArray(webhookEndpoints.id, free))
    .returning();
}

/** Sends the messages of a leased endpoint until none is due, the endpoint is paused, or the run is over. */
async function serveEndpoint(deps: StoreDeps, webhooks: WebhookSender, endpoint: Endpoint): Promise<void> {
  const { db } = deps;
  const startedAt = getNow(deps);
  let { failures } = endpoint;
  let isPaused = false;
  for (let sent = 0; sent < maxMessages && !isPaused && getNow(deps) - startedAt < runSeconds; sent += 1) {
    const delivery = await claimNext(db, endpoint.id, getNow(deps));
    if (delivery === undefined) break;
    const isDelivered = await deliver(deps, webhooks, delivery, endpoint);
    if (isDelivered && failures === 0) continue;
    failures = isDelivered ? 0 : failures + 1;
    const pausedUntil = pauseUntil(failures, getNow(deps));
    isPaused = pausedUntil !== null;
    await db
      .update(webhookEndpoints)
      .set({ failures, pausedUntil })
      .where(eq(webhookEndpoints.id, endpoint.id));
  }
  // An expired lease may belong to another node by now.
  await db
    .update(webhookEndpoints)
    .set({ leasedUntil: getNow(deps) })
    .where(
      and(eq(webhookEndpoints.id, endpoint.id), eq(webhookEndpoints.leasedUntil, endpoint.leasedUntil ?? 0)),
    );
}

/** The oldest due message, with the next attempt already scheduled: none is lost when a node crashes. */
async function claimNext(db: Database, endpointId: number, now: number): Promise<Delivery | undefined> {
  const [next] = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        isNotNull(webhookDeliveries.duetime),
        lte(webhookDeliveries.duetime, now),
      ),
    )
    .orderBy(asc(webhookDeliveries.id))
    .limit(1);
  if (next === undefined) return undefined;
  const attempts = next.attempts + 1;
  const [claimed] = await db
    .update(webhookDeliveries)
    .set({ attempts, duetime: nextAttempt(attempts, next.createtime, now) })
    .where(
      and(
        eq(webhookDeliveries.id, next.id),
        eq(webhookDeliveries.attempts, next.attempts),
        isNull(webhookDeliveries.deliveredtime),
      ),
    )
    .returning();
  return claimed;
}

async function deliver(
  deps: StoreDeps,
  webhooks: WebhookSender,
  delivery: Delivery,
  endpoint: Endpoint,
): Promise<boolean> {
  const { url } = endpoint;
  const secret = await openSecret(deps.secrets, endpoint.secret, secretOwners.webhook(endpoint.id));
  // Without its key nothing is sent; the message waits like any that has failed.
  if (secret === undefined) return noteResult(deps, delivery, unreadableSecret);
  const body = JSON.stringify(delivery.payload);
  // Receivers refuse old signatures, so each attempt is signed at its own time.
  const timestamp = getNow(deps);
  const signature = await sign(secret, `${delivery.eventId}.${timestamp}.${body}`);
  const headers = {
    'webhook-id': delivery.eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1=${signature}`,
  };
  return noteResult(deps, delivery, await webhooks.send({ url, headers, body }).catch(readCause));
}

/** Stores how an attempt ended; whether the endpoint has taken the message. */
async function noteResult(deps: StoreDeps, delivery: Delivery, result: number | string): Promise<boolean> {
  const isDelivered = typeof result === 'number' && isTaken(result);
  await deps.db
    .update(webhookDeliveries)
    .set({
      lastResult: String(result),
      ...(isDelivered ? { deliveredtime: getNow(deps), duetime: null } : {}),
    })
    .where(eq(webhookDeliveries.id, delivery.id));
  return isDelivered;
}

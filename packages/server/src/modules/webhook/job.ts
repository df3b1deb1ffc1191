import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import type { WebhookSender } from '../../ports/webhookSender.ts';
import { sign } from '../payment/signature.ts';
import { nextAttempt } from './rules.ts';

const batch = 50;

type Delivery = typeof webhookDeliveries.$inferSelect;

/** Sends what waits in the outbox; what does not arrive is tried again after growing pauses. */
export const webhookJob: StoreJob = {
  name: 'webhooks',
  everySeconds: 2,
  async run(deps, now) {
    const { webhooks } = deps;
    if (!webhooks) return;
    const due = await deps.db
      .select({
        delivery: webhookDeliveries,
        url: webhookEndpoints.url,
        secret: webhookEndpoints.secret,
      })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(lte(webhookDeliveries.duetime, now), isNull(webhookEndpoints.endtime)))
      .orderBy(asc(webhookDeliveries.id))
      .limit(batch);
    for (const { delivery, url, secret } of due) {
      if (await claim(deps, delivery, now)) {
        await deliver(deps, webhooks, delivery, { url, secret, now });
      }
    }
  },
};

/** Takes the next attempt upon itself, with the one after it already planned: of several nodes one gets true. */
async function claim({ db }: AppDeps, { id, attempts, createtime }: Delivery, now: number): Promise<boolean> {
  const claimed = await db
    .update(webhookDeliveries)
    .set({ attempts: attempts + 1, duetime: nextAttempt(attempts + 1, createtime, now) })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempts),
        isNull(webhookDeliveries.deliveredtime),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return claimed.length > 0;
}

interface Target {
  readonly url: string;
  readonly secret: string;
  readonly now: number;
}

async function deliver(
  { db }: AppDeps,
  webhooks: WebhookSender,
  delivery: Delivery,
  { url, secret, now }: Target,
): Promise<void> {
  const body = JSON.stringify(delivery.payload);
  const signature = await sign(secret, `${delivery.eventId}.${now}.${body}`);
  const headers = {
    'webhook-id': delivery.eventId,
    'webhook-timestamp': String(now),
    'webhook-signature': `v1=${signature}`,
  };
  const status = await webhooks.send({ url, headers, body }).catch(nameOf);
  const isTaken = typeof status === 'number' && status >= 200 && status < 300;
  await db
    .update(webhookDeliveries)
    .set({ lastResult: String(status), ...(isTaken ? { deliveredtime: now, duetime: null } : {}) })
    .where(eq(webhookDeliveries.id, delivery.id));
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}

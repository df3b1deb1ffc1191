import { type OperatorWebhook, webhookCalls } from '@pawlet/operator';
import { and, eq, ne } from 'drizzle-orm';
import { lockRow } from '../../db/lockRow.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import { changeCurrent, type CurrentChange } from '../operator-api/changeCurrent.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { pageById } from '../operator-api/pageById.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { addEndpoint, disableEndpoint } from './endpoints.ts';
import {
  findDeliveryPage,
  readOperatorDelivery,
  readOperatorWebhook,
  readOperatorWebhooks,
  toOperatorDelivery,
} from './operatorWebhooks.ts';
import { isWebhookUrl } from './rules.ts';

/** Webhooks, and the events that are sent to them. */
export const webhookArea: OperatorArea = (add) => {
  add(webhookCalls.listWebhooks, async ({ db }) => done({ items: await readOperatorWebhooks(db) }));

  add(webhookCalls.readWebhook, async ({ db }, { params }) => {
    const webhook = await readOperatorWebhook(db, params.id);
    return webhook ? done(webhook, { version: webhook.version }) : refuseWith('not-found');
  });

  add(webhookCalls.createWebhook, async ({ db, deps, now }, { fields }) => {
    const { url, partner } = fields;
    if (!isWebhookUrl(url)) return refuseWith('invalid', { fields: { url: 'format' } });
    const added = await addEndpoint(
      db,
      { url, sup: partner },
      { random: deps.random, now, secrets: deps.secrets },
    );
    if (added === null) return refuseWith('invalid', { fields: { url: 'taken' } });
    const webhook = await readOperatorWebhook(db, added.id);
    if (!webhook) throw new Error('Pawlet: a webhook that was added must exist.');
    return done({ ...webhook, secret: added.secret }, { version: webhook.version, target: webhook.url });
  });

  add(webhookCalls.changeWebhook, (call, { params: { id }, fields }) =>
    onWebhook(call, id, async () => {
      const { db } = call;
      const { url, partner } = fields;
      if (url !== undefined && !isWebhookUrl(url))
        return refuseWith('invalid', { fields: { url: 'format' } });
      const isOther = and(eq(webhookEndpoints.url, url ?? ''), ne(webhookEndpoints.id, id));
      if (url !== undefined && (await db.$count(webhookEndpoints, isOther)) > 0)
        return refuseWith('invalid', { fields: { url: 'taken' } });
      await db.update(webhookEndpoints).set({ url, sup: partner }).where(eq(webhookEndpoints.id, id));
      return null;
    }),
  );

  add(webhookCalls.disableWebhook, (call, { params: { id } }) =>
    onWebhook(call, id, async () => {
      await disableEndpoint(call.db, { id }, call.now);
      return null;
    }),
  );

  add(webhookCalls.enableWebhook, (call, { params: { id } }) =>
    onWebhook(call, id, async () => {
      await call.db
        .update(webhookEndpoints)
        .set({ endtime: null, failures: 0, pausedUntil: null })
        .where(eq(webhookEndpoints.id, id));
      return null;
    }),
  );

  add(webhookCalls.listDeliveries, ({ db, language }, { fields }) =>
    pageById(
      fields,
      'deliveries',
      (page) => findDeliveryPage(db, fields, page),
      (rows) => rows.map((row) => toOperatorDelivery(row, language)),
    ),
  );

  add(webhookCalls.readDelivery, async ({ db, language }, { params }) => {
    const delivery = await readOperatorDelivery(db, params.id, language);
    return delivery ? done(delivery, { version: delivery.version }) : refuseWith('not-found');
  });

  add(webhookCalls.resendDelivery, (call, { params: { id } }) => {
    const { db, now, language } = call;
    return changeCurrent(call, {
      lock: () => lockRow(db, webhookDeliveries, id),
      read: () => readOperatorDelivery(db, id, language),
      async change({ webhook }) {
        const endpoint = await readOperatorWebhook(db, webhook);
        if (endpoint?.disabled !== null) return 'webhook-disabled';
        await db
          .update(webhookDeliveries)
          .set({ duetime: now, deliveredtime: null })
          .where(eq(webhookDeliveries.id, id));
        return null;
      },
    });
  });
};

function onWebhook(
  call: OperatorCall,
  id: number,
  change: CurrentChange<OperatorWebhook>['change'],
): Promise<OperatorResult<OperatorWebhook>> {
  const { db } = call;
  return changeCurrent(call, {
    lock: () => lockRow(db, webhookEndpoints, id),
    read: () => readOperatorWebhook(db, id),
    change,
  });
}

import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import { addEndpoint, disableEndpoint } from './endpoints.ts';
import { isWebhookUrl } from './rules.ts';

const shownFailures = 20;

/** Adds a webhook endpoint for order events. */
export const webhookAddCommand: OperatorCommand = {
  name: 'webhook-add',
  usage: '<url> [<sup>]',
  summary: 'adds a webhook endpoint for order events, and prints its key',
  async run({ db, random }, [url = '', sup = ''], now) {
    if (!isWebhookUrl(url)) {
      return { status: 'refused', text: `"${url}" is not an https address.` };
    }
    const added = await addEndpoint(db, { url, sup }, { random, now });
    if (added === null) return { status: 'refused', text: `${url} is already registered.` };
    return { status: 'done', text: `${url} is registered. Key of the signatures: ${added.secret}` };
  },
};

/** Disables an endpoint; its queued messages are not sent any more. */
export const webhookRemoveCommand: OperatorCommand = {
  name: 'webhook-remove',
  usage: '<url>',
  summary: 'disables a webhook endpoint',
  async run({ db }, [url = ''], now) {
    const isDisabled = await disableEndpoint(db, { url }, now);
    return isDisabled
      ? { status: 'done', text: `${url} is disabled.` }
      : { status: 'refused', text: `${url} is not registered.` };
  },
};

/** Lists the endpoints, and their failed messages. */
export const webhooksCommand: OperatorCommand = {
  name: 'webhooks',
  usage: '',
  summary: 'lists the webhook endpoints, with queued and failed messages',
  async run({ db }, _, now) {
    const endpoints = await db
      .select({
        url: webhookEndpoints.url,
        sup: webhookEndpoints.sup,
        pausedUntil: webhookEndpoints.pausedUntil,
        delivered: count(webhookDeliveries.deliveredtime),
        total: count(webhookDeliveries.id),
      })
      .from(webhookEndpoints)
      .leftJoin(webhookDeliveries, eq(webhookDeliveries.endpointId, webhookEndpoints.id))
      .where(isNull(webhookEndpoints.endtime))
      .groupBy(webhookEndpoints.id)
      .orderBy(asc(webhookEndpoints.id));
    if (endpoints.length === 0) return { status: 'done', text: 'There are no webhook endpoints.' };
    const waiting = await db
      .select({ delivery: webhookDeliveries, url: webhookEndpoints.url })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(isNull(webhookDeliveries.deliveredtime), isNull(webhookEndpoints.endtime)))
      .orderBy(desc(webhookDeliveries.id))
      .limit(shownFailures);
    const lines = endpoints.map(({ url, sup, pausedUntil, delivered, total }) => {
      const orders = sup === '' ? 'every order' : `sup ${sup}`;
      const isPaused = pausedUntil !== null && pausedUntil > now;
      const state = isPaused ? `\tfailing, paused until ${new Date(pausedUntil * 1000).toISOString()}` : '';
      return `${url}\t${orders}\t${delivered} of ${total} delivered${state}`;
    });
    const open = waiting.map(({ delivery, url }) => {
      const next =
        delivery.duetime === null ? 'given up' : `next ${new Date(delivery.duetime * 1000).toISOString()}`;
      const { eventId, type, orderSn, attempts, lastResult } = delivery;
      return `${eventId}\t${type}\t${orderSn}\t${url}\t${counted(attempts, 'attempt')}\t${lastResult}\t${next}`;
    });
    return { status: 'done', text: [...lines, ...open].join('\n') };
  },
};

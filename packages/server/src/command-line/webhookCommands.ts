import { webhookCalls } from '@pawlet/operator';
import { counted } from '../modules/operator/counted.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { unknownArgument } from './readArguments.ts';
import { done, refused, withTexts } from './results.ts';

const shownFailures = '20';

const addCommand: ClientCommand = {
  name: 'webhook-add',
  usage: '<url> [<sup>]',
  summary: 'adds a webhook endpoint for order events, and prints its key',
  calls: [webhookCalls.createWebhook],
  async run({ client }, [url = '', partner, more]) {
    if (more !== undefined) return unknownArgument(more);
    return withTexts({ invalid: `${url} is no https address, or is already registered.` }, async () => {
      const { data } = await client.call(webhookCalls.createWebhook, { input: { url, partner } });
      return done(`${data.url} is registered. Key of the signatures: ${data.secret}`);
    });
  },
};

const removeCommand: ClientCommand = {
  name: 'webhook-remove',
  usage: '<url>',
  summary: 'disables a webhook endpoint',
  calls: [webhookCalls.listWebhooks, webhookCalls.disableWebhook],
  async run({ client }, [url = '', more]) {
    if (more !== undefined) return unknownArgument(more);
    const { items } = (await client.call(webhookCalls.listWebhooks)).data;
    const webhook = items.find((one) => one.disabled === null && one.url + (one.query ?? '') === url);
    if (webhook === undefined) return refused(`${url} is not registered.`);
    await client.call(webhookCalls.disableWebhook, { params: { id: String(webhook.id) } });
    return done(`${webhook.url} is disabled.`);
  },
};

const listCommand: ClientCommand = {
  name: 'webhooks',
  usage: '[--json]',
  summary: 'lists the webhook endpoints, with queued and failed messages',
  calls: [webhookCalls.listWebhooks, webhookCalls.listDeliveries],
  hasJson: true,
  async run({ client }, [more]) {
    if (more !== undefined) return unknownArgument(more);
    const { items } = (await client.call(webhookCalls.listWebhooks)).data;
    const webhooks = items.filter(({ disabled }) => disabled === null);
    if (webhooks.length === 0) return done('There are no webhook endpoints.', { webhooks, deliveries: [] });
    const deliveries = [];
    for (const state of ['waiting', 'failed'] as const) {
      const input = { state, limit: shownFailures };
      deliveries.push(...(await client.call(webhookCalls.listDeliveries, { input })).data.items);
    }
    const lines = webhooks.map(({ url, partner, waiting, failed, pausedUntil }) =>
      [
        url,
        partner === '' ? 'every order' : `sup ${partner}`,
        `${waiting} waiting, ${failed} given up`,
        ...(pausedUntil === null ? [] : [`failing, paused until ${momentCell(pausedUntil)}`]),
      ].join('\t'),
    );
    const open = deliveries.flatMap(({ eventId, type, orderSn, webhook, attempts, due, ...last }) => {
      const url = webhooks.find(({ id }) => id === webhook)?.url;
      const next = due === null ? 'given up' : `next ${momentCell(due)}`;
      const result = last.lastReason === '' ? last.lastResult : `${last.lastReason} (${last.lastResult})`;
      const cells = [eventId, type, orderSn, url, counted(attempts, 'attempt'), result, next];
      return url === undefined ? [] : [cells.join('\t')];
    });
    return done([...lines, ...open].join('\n'), { webhooks, deliveries });
  },
};

/** Webhooks of partners and ERPs. */
export const webhookCommands: readonly ClientCommand[] = [addCommand, removeCommand, listCommand];

import { type OperatorStock, stockCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { counted } from '../modules/operator/counted.ts';
import type { ClientCommand } from './clientCommand.ts';
import { loadAll } from './loadPage.ts';
import { unknownArgument } from './readArguments.ts';
import { done, refused, withTexts } from './results.ts';

const adjustCommand: ClientCommand = {
  name: 'adjust-stock',
  usage: '<goods_sn> <+pieces | -pieces> [<reason>]',
  summary: 'adds pieces to the stock of a SKU, or removes them',
  calls: [stockCalls.correctStock],
  async run({ client }, [sku = '', change = '', ...words]) {
    if (!/^[+-][1-9]\d{0,6}$/u.test(change))
      return refused('Enter the number of pieces to add or remove, such as +20 or -3.');
    const texts = {
      invalid: `There is no SKU ${sku}, or the reason is too long.`,
      'short-stock': `There are fewer of ${sku}.`,
    };
    return withTexts(texts, async () => {
      const reason = words.join(' ').trim() || 'command line';
      const input = { reason, lines: [{ sku, change: Number(change) }] };
      const { items } = (await client.call(stockCalls.correctStock, { input })).data;
      return done(`${sku}: ${counted(items[0]?.stock ?? 0, 'piece')}.`);
    });
  },
};

const toName = ({ sku, title, variant }: OperatorStock) =>
  [sku, [title, variant].filter((part) => part !== '').join(' · ')].join('\t');

async function loadStock(client: OperatorClient, filter: 'isLow' | 'isAwaited') {
  let level = 0;
  const items = await loadAll(async (query) => {
    const { data } = await client.call(stockCalls.listStock, { input: { ...query, [filter]: 'true' } });
    level = data.lowLevel;
    return data;
  });
  return { level, items };
}

const lowCommand: ClientCommand = {
  name: 'low-stock',
  usage: '[--json]',
  summary: 'lists variants on sale with little stock, the least first (stock.lowLevel of settings)',
  calls: [stockCalls.listStock],
  hasJson: true,
  async run({ client }, [more]) {
    if (more !== undefined) return unknownArgument(more);
    const { level, items } = await loadStock(client, 'isLow');
    const lines = items.map((item) => `${toName(item)}\t${item.stock} in stock`);
    const foot = `${counted(items.length, 'variant')} with at most ${counted(level, 'unit')}.`;
    return done([...lines, foot].join('\n'), { level, skus: items });
  },
};

const alertsCommand: ClientCommand = {
  name: 'restock-alerts',
  usage: '[--json]',
  summary: 'lists sold-out SKUs by number of waiting people',
  calls: [stockCalls.listStock],
  hasJson: true,
  async run({ client }, [more]) {
    if (more !== undefined) return unknownArgument(more);
    const { items } = await loadStock(client, 'isAwaited');
    const skus = items.toSorted((one, other) => other.waiting - one.waiting);
    const total = skus.reduce((sum, { waiting }) => sum + waiting, 0);
    const lines = skus.map((item) => `${toName(item)}\t${item.waiting} waiting\t${item.stock} in stock`);
    const foot = `${counted(total, 'alert')} for ${counted(skus.length, 'SKU')}.`;
    return done([...lines, foot].join('\n'), { total, skus });
  },
};

/** Stock, and who waits for it. */
export const stockCommands: readonly ClientCommand[] = [adjustCommand, lowCommand, alertsCommand];

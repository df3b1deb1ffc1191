import { variantName } from '@pawlet/core/rules';
import { findSkuAttributes } from '../cart/rows.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import { momentCell } from '../operator/toCsv.ts';
import { findWaiting } from './repository.ts';

/** Lists the SKUs with alerts: what the shop may want to order. */
export const restockAlertsCommand: OperatorCommand = {
  name: 'restock-alerts',
  usage: '[--json]',
  summary: 'lists sold-out SKUs by number of waiting people',
  hasJson: true,
  async run({ db }, args, now) {
    if (args.length > 0) return { status: 'refused', text: 'This command has no arguments except --json.' };
    const rows = await findWaiting(db, now);
    const attributes = await findSkuAttributes(
      db,
      rows.map(({ skuId, specIds }) => ({ id: skuId, specIds })),
    );
    const entries = rows.map(({ sku, skuId, title, stock, people, oldest }) => {
      const values = (attributes.get(skuId) ?? []).map(({ value }) => ({ value: value.en }));
      return { sku, title, variant: variantName(values), people, stock, oldest };
    });
    const total = entries.reduce((sum, { people }) => sum + people, 0);
    const lines = entries.map(({ sku, title, variant, people, stock, oldest }) =>
      [
        sku,
        [title, variant].filter((part) => part !== '').join(' · '),
        `${people} waiting`,
        `${stock} in stock`,
        `since ${momentCell(oldest)}`,
      ].join('\t'),
    );
    const foot = `${counted(total, 'alert')} for ${counted(entries.length, 'SKU')}.`;
    return { status: 'done', text: [...lines, foot].join('\n'), data: { total, skus: entries } };
  },
};

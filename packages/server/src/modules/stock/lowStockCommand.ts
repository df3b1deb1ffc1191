import { variantName } from '@pawlet/core/rules';
import { and, asc, eq, lte } from 'drizzle-orm';
import { products, productTexts, skus } from '../../db/schema/products.ts';
import { findSkuAttributes } from '../cart/rows.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import { readSetting } from '../settings/readSetting.ts';
import { lowStockSetting } from './settings.ts';

const mostListed = 500;

/** Lists the variants on sale with little stock. */
export const lowStockCommand: OperatorCommand = {
  name: 'low-stock',
  usage: '[--json]',
  summary: 'lists variants on sale with little stock, the least first (stock.lowLevel of settings)',
  hasJson: true,
  async run({ db }, args) {
    if (args.length > 0) return { status: 'refused', text: 'This command has no arguments except --json.' };
    const level = await readSetting({ db }, lowStockSetting);
    const isLow = and(eq(products.status, 'normal'), lte(skus.stock, level));
    const rows = await db
      .select({
        id: skus.id,
        sku: skus.skuCode,
        stock: skus.stock,
        specIds: skus.specIds,
        title: productTexts.title,
      })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .leftJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, 'en')))
      .where(isLow)
      .orderBy(asc(skus.stock), asc(skus.skuCode))
      .limit(mostListed);
    const attributes = await findSkuAttributes(db, rows);
    const entries = rows.map(({ id, sku, stock, title }) => {
      const values = (attributes.get(id) ?? []).map(({ value }) => ({ value: value.en }));
      return { sku, title: title ?? '', variant: variantName(values), stock };
    });
    const lines = entries.map(({ sku, title, variant, stock }) =>
      [sku, [title, variant].filter((part) => part !== '').join(' · '), `${stock} in stock`].join('\t'),
    );
    const foot = `${counted(entries.length, 'variant')} with at most ${counted(level, 'unit')}.`;
    return { status: 'done', text: [...lines, foot].join('\n'), data: { level, skus: entries } };
  },
};

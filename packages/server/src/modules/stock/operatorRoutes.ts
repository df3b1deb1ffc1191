import { stockCalls } from '@pawlet/operator';
import { readCursor, writeCursor } from '../operator-api/cursor.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { readSetting } from '../settings/readSetting.ts';
import { correctStock } from './correctStock.ts';
import { lowStockSetting } from './settings.ts';
import { findMovementPage, findStockPage } from './stockPage.ts';

const stockSort = 'stock';
const journalSort = 'journal';

/** Stock: what there is, its journal, corrections. */
export const stockArea: OperatorArea = (add) => {
  add(stockCalls.listStock, async ({ db, language, now }, { fields }) => {
    const { cursor, limit, isLow, isAwaited, ...filter } = fields;
    const after = cursor === undefined ? undefined : readCursor(cursor, stockSort);
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const lowLevel = await readSetting({ db }, lowStockSetting);
    const { items, hasMore } = await findStockPage(
      db,
      { ...filter, isLow: isLow === 'true', isAwaited: isAwaited === 'true', lowLevel },
      { after, limit },
      { language, now },
    );
    const last = items.at(-1);
    const next = hasMore && last ? writeCursor({ sort: stockSort, value: last.stock, id: last.id }) : null;
    return done({ items: [...items], next, lowLevel });
  });

  add(stockCalls.listStockMovements, async ({ db, language }, { fields }) => {
    const { cursor, limit, ...filter } = fields;
    const after = cursor === undefined ? undefined : readCursor(cursor, journalSort);
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const { items, hasMore } = await findMovementPage(db, filter, { after, limit }, language);
    const last = items.at(-1);
    const next = hasMore && last ? writeCursor({ sort: journalSort, value: last.time, id: last.id }) : null;
    return done({ items: [...items], next });
  });

  add(stockCalls.correctStock, async ({ db, now, caller }, { fields }) => {
    const { reason, lines } = fields;
    const result = await correctStock(db, lines, { note: reason, actor: caller.actor.name, now });
    switch (result.status) {
      case 'done':
        return done({ items: [...result.items] }, { target: lines.map(({ sku }) => sku).join(' ') });
      case 'invalid':
        return refuseWith('invalid', {
          fields: Object.fromEntries(
            [...result.lines].map(([index, problem]) => [
              problem === 'range' ? `lines.${index}` : `lines.${index}.sku`,
              problem,
            ]),
          ),
        });
      case 'short':
        return refuseWith('conflict', { reason: 'short-stock', current: { items: result.items } });
      case 'changed':
        return refuseWith('changed', { current: { items: result.items } });
    }
  });
};

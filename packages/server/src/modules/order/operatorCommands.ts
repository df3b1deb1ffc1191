import type { OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import { correctStock } from '../stock/correctStock.ts';

/** Corrects the stock. */
export const adjustStockCommand: OperatorCommand = {
  name: 'adjust-stock',
  usage: '<goods_sn> <+pieces | -pieces>',
  summary: 'adds pieces to the stock of a SKU, or removes them',
  async run({ db, actor = 'local' }, [skuCode = '', change = ''], now) {
    if (!/^[+-][1-9]\d{0,6}$/u.test(change))
      return { status: 'refused', text: 'Enter the number of pieces to add or remove, such as +20 or -3.' };
    const lines = [{ sku: skuCode, change: Number(change) }];
    const result = await correctStock(db, lines, { note: '', actor, now });
    if (result.status === 'invalid') return { status: 'refused', text: `There is no SKU ${skuCode}.` };
    const stock = result.items[0]?.stock ?? 0;
    if (result.status !== 'done')
      return {
        status: 'refused',
        text: `There ${stock === 1 ? 'is' : 'are'} only ${stock} of ${skuCode}.`,
      };
    return { status: 'done', text: `${skuCode}: ${counted(stock, 'piece')}.` };
  },
};

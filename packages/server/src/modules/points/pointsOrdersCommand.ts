import { asc, inArray } from 'drizzle-orm';
import { pointsExchanges } from '../../db/schema/points.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { pageCount, readOnlyPage } from '../operator/readArguments.ts';
import { momentCell } from '../operator/toCsv.ts';
import { exchangeWords } from './exchangeWords.ts';

const shown = 50;
const typeWords = { virtual: 'to be issued', reality: 'to be shipped' } as const;

/** Lists points orders to be issued or shipped. */
export const pointsOrdersCommand: OperatorCommand = {
  name: 'points-orders',
  usage: '[page=2] [--json]',
  summary: 'lists points orders to be issued or shipped, longest waiting first',
  hasJson: true,
  async run({ db }, args) {
    const page = readOnlyPage(args);
    if (typeof page !== 'number') return page;
    const isOpen = inArray(pointsExchanges.status, ['created', 'inprogress']);
    const total = await db.$count(pointsExchanges, isOpen);
    const pages = pageCount(total, shown, page);
    if (typeof pages !== 'number') return pages;
    const rows = await db
      .select()
      .from(pointsExchanges)
      .where(isOpen)
      .orderBy(asc(pointsExchanges.createtime), asc(pointsExchanges.id))
      .offset((page - 1) * shown)
      .limit(shown);
    const orders = rows.map((row) => ({
      orderid: row.exchangeSn,
      status: row.status,
      type: row.type,
      title: row.title.en,
      model: row.model?.en ?? '',
      nums: row.quantity,
      receiver: row.receiver,
      phone: row.mobile,
      address: row.address,
      remark: row.memo,
      created: row.createtime,
    }));
    const lines = orders.map((one) =>
      [
        one.orderid,
        exchangeWords[one.status],
        typeWords[one.type],
        momentCell(one.created),
        `${one.nums} of ${[one.title, one.model].filter(Boolean).join(', ')}`,
        [one.receiver, one.phone, one.address].filter(Boolean).join(', '),
        one.remark.replaceAll(/\s+/gu, ' '),
      ].join('\t'),
    );
    return {
      status: 'done',
      text:
        total === 0
          ? 'Nothing waits.'
          : [...lines, `${total} ${total === 1 ? 'waits' : 'wait'}, page ${page} of ${pages}.`].join('\n'),
      data: { total, page, orders },
    };
  },
};

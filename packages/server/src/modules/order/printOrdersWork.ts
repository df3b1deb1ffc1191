import * as v from 'valibot';
import { toLanguage } from '../../i18n/language.ts';
import type { JobWork } from '../operator-jobs/work.ts';
import { createOrderPaper } from './orderPaper.ts';

const inputShape = v.object({
  kind: v.picklist(['picking-list', 'labels']),
  format: v.picklist(['sheet', 'single']),
  zone: v.string(),
  orders: v.array(v.string()),
});

/** What is printed by a job of this work. */
export type PrintOrdersInput = v.InferOutput<typeof inputShape>;

/** Prints a picking list or address labels. */
export const printOrdersWork: JobWork = {
  kind: 'print-orders',
  async prepare({ db, documents }, job) {
    const { orders: orderSns, ...input } = v.parse(inputShape, job.input);
    const language = toLanguage(job.language);
    const paper = await createOrderPaper(db, { ...input, orderSns, language });
    const printed = paper.orders.map(({ number }) => number);
    // A PDF without a page is none.
    const file =
      printed.length === 0
        ? undefined
        : {
            name: `${input.kind}-${job.id}.pdf`,
            type: 'application/pdf',
            bytes: await documents.printOrders(paper),
          };
    return {
      advance: {
        done: orderSns.length,
        progress: null,
        result: { orders: printed.length, missing: orderSns.filter((orderSn) => !printed.includes(orderSn)) },
        file,
        isFinished: true,
      },
    };
  },
};

import type { OperatorOrder } from '@pawlet/operator';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import type { Language } from '../../i18n/language.ts';
import { findTraces, type OrderRow } from './repository.ts';

/** What happened to an order, oldest first. */
export async function readTimeline(
  db: Database,
  row: OrderRow,
  parcels: OperatorOrder['parcels'],
  language: Language,
): Promise<OperatorOrder['timeline']> {
  const moments = [
    ['created', row.createtime],
    ['paid', row.paytime],
    ['reminded', row.remindtime],
    ['delivered', row.delivertime],
    ['received', row.receivetime],
    ['refunded', row.refundtime],
    ['cancelled', row.canceltime],
  ] as const;
  const operated = await db
    .select()
    .from(operatorLogs)
    .where(eq(operatorLogs.target, row.orderSn))
    .orderBy(asc(operatorLogs.id));
  const traces = await findTraces(db, row.id);
  return [
    ...moments.flatMap(([event, time]) => (time === null ? [] : [{ time, event, detail: '', actor: '' }])),
    ...parcels.map(({ created, carrier, number }) => ({
      time: created,
      event: 'parcel',
      detail: [carrier, number].filter((text) => text !== '').join(' '),
      actor: '',
    })),
    ...traces.map(({ createtime, stage, context }) => ({
      time: createtime,
      event: `trace.${stage}`,
      detail: context[language],
      actor: '',
    })),
    ...operated
      .filter(({ outcome }) => outcome === 'done')
      .map(({ createtime, command, actor }) => ({ time: createtime, event: command, detail: '', actor })),
  ].sort((one, other) => one.time - other.time);
}

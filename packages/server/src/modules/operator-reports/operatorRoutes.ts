import { maxReportDays, reportCalls } from '@pawlet/operator';
import type { Database } from '../../db/database.ts';
import { dayStart } from '../../i18n/dayStart.ts';
import { writeAttributionSheet } from '../attribution/writeAttributionSheet.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { money } from '../products/wireValues.ts';
import { listDays, moveDate, toDay } from './days.ts';
import { readReportZone } from './reportZone.ts';
import { sumByDay, sumByPartner, sumByProduct, sumPaid } from './sales.ts';
import { countWaiting } from './waiting.ts';

const daySeconds = 24 * 3600;

/** Figures for the console's home page. */
export const reportArea: OperatorArea = (add) => {
  add(reportCalls.readHome, async ({ db, now }, { fields }) => {
    const zone = readReportZone(fields.zone);
    if (zone === null) return refuseWith('invalid', { fields: { zone: 'choice' } });
    const { date, start } = toDay(now, zone);
    const sales = await compareWithLastWeek(db, { date, start, now, zone });
    return done({ zone, from: start, now, sales, waits: await countWaiting(db, now) });
  });

  add(reportCalls.readSales, async ({ db, language }, { fields }) => {
    const { by, from, to, currency, limit } = fields;
    const zone = readReportZone(fields.zone);
    if (zone === null) return refuseWith('invalid', { fields: { zone: 'choice' } });
    if (to <= from || to - from > maxReportDays * daySeconds)
      return refuseWith('invalid', { fields: { to: 'range' } });
    const filter = { from, to, currency };
    const rows = await {
      day: () => sumByDay(db, filter, listDays(from, to, zone)),
      product: () => sumByProduct(db, filter, { limit, language }),
      partner: () => sumByPartner(db, filter, limit),
    }[by]();
    return done({
      zone,
      items: rows.map(({ amount, refunded, ...row }) => ({
        ...row,
        amount: money(amount),
        refunded: refunded === null ? null : money(refunded),
      })),
    });
  });

  add(reportCalls.readAttribution, async ({ db, now }, { fields: { from, to = now + 1 } }) =>
    done(await writeAttributionSheet(db, { from, to }), { fileName: 'attribution.csv' }),
  );
};

/** Sales of today and of the same weekday last week, per currency. */
async function compareWithLastWeek(
  db: Database,
  {
    date,
    start,
    now,
    zone,
  }: { readonly date: string; readonly start: number; readonly now: number; readonly zone: string },
) {
  const before = dayStart(moveDate(date, -7), zone);
  const today = await sumPaid(db, { from: start, to: now + 1 });
  const lastWeekSoFar = await sumPaid(db, { from: before, to: before + (now - start) + 1 });
  const lastWeek = await sumPaid(db, { from: before, to: dayStart(moveDate(date, -6), zone) });
  const get = (rows: typeof today, currency: string) => {
    const row = rows.find((one) => one.currency === currency);
    return { orders: row?.orders ?? 0, amount: money(row?.amount ?? 0) };
  };
  const currencies = new Set([...today, ...lastWeek].map(({ currency }) => currency));
  return [...currencies]
    .map((currency) => ({
      currency,
      today: get(today, currency),
      lastWeekSoFar: get(lastWeekSoFar, currency),
      lastWeek: get(lastWeek, currency),
    }))
    .toSorted(
      (one, other) =>
        other.today.orders + other.lastWeek.orders - one.today.orders - one.lastWeek.orders ||
        one.currency.localeCompare(other.currency),
    );
}

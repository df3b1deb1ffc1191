import { couponCalls, type OperatorCode, type OperatorCoupon } from '@pawlet/operator';
import type { FieldProblem } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { lockRow } from '../../db/lockRow.ts';
import { coupons } from '../../db/schema/coupon.ts';
import { discountCodes } from '../../db/schema/discount.ts';
import { changeCurrent } from '../operator-api/changeCurrent.ts';
import { done, type OperatorArea, type OperatorCall } from '../operator-api/operatorArea.ts';
import { pageById } from '../operator-api/pageById.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { changesPromise, readCouponColumns } from './couponColumns.ts';
import { insertCode, insertCoupon } from './insertOffers.ts';
import { findWrongEnd, readReduction } from './offers.ts';
import { findCodePage, readOperatorCode, toOperatorCode } from './operatorCodes.ts';
import { findCouponPage, readOperatorCoupon, toOperatorCoupons } from './operatorCoupons.ts';

const defaultValidDays = 7;

const invalid = (fields: Readonly<Record<string, FieldProblem>>) => refuseWith('invalid', { fields });

/** Coupons and discount codes. */
export const couponArea: OperatorArea = (add) => {
  add(couponCalls.listCoupons, (call, { fields }) =>
    pageById(
      fields,
      'coupons',
      (page) => findCouponPage(call.db, fields, page, call.now),
      (rows) => toOperatorCoupons(call.db, rows, call),
    ),
  );

  add(couponCalls.readCoupon, async (call, { params }) => {
    const coupon = await readOperatorCoupon(call.db, params.id, call);
    return coupon ? done(coupon, { version: coupon.version }) : refuseWith('not-found');
  });

  add(couponCalls.createCoupon, async (call, { fields }) => {
    const { db, now } = call;
    const { slug, name, ...given } = fields;
    const hasDates = given.validFrom !== undefined || given.validUntil !== undefined;
    const defaults = { from: now, ...(hasDates ? {} : { validDays: defaultValidDays }) };
    const read = await readCouponColumns(db, { ...defaults, ...given }, null);
    if (read.kind === 'invalid') return invalid(read.fields);
    const { reduction, ...columns } = read.columns;
    if (reduction === undefined) return invalid({ percentOff: 'required' });
    const scope = columns.scope ?? { goodsIds: [], categoryIds: [], brandIds: [] };
    const mode = columns.mode ?? 'fixation';
    const id = await insertCoupon(db, { ...columns, slug, name, reduction, scope, mode, createtime: now });
    if (id === null) return invalid({ slug: 'taken' });
    const coupon = await readOperatorCoupon(db, id, call);
    if (!coupon) throw new Error('Pawlet: a coupon that was created must exist.');
    return done(coupon, { version: coupon.version, target: slug });
  });

  add(couponCalls.changeCoupon, (call, { params, fields }) =>
    changeCoupon(call, params.id, async (current) => {
      const { name, ...given } = fields;
      if (current.received > 0 && changesPromise(given)) return 'received-already';
      const read = await readCouponColumns(call.db, given, current);
      if (read.kind === 'invalid') return invalid(read.fields);
      await call.db
        .update(coupons)
        .set({ ...read.columns, name })
        .where(eq(coupons.id, params.id));
      return null;
    }),
  );

  for (const [endpoint, isActive] of [
    [couponCalls.stopCoupon, false],
    [couponCalls.startCoupon, true],
  ] as const)
    add(endpoint, (call, { params }) =>
      changeCoupon(call, params.id, async () => {
        await call.db.update(coupons).set({ isActive }).where(eq(coupons.id, params.id));
        return null;
      }),
    );

  add(couponCalls.listCodes, ({ db, now }, { fields }) =>
    pageById(
      fields,
      'codes',
      (page) => findCodePage(db, fields, page, now),
      (rows) => rows.map((row) => toOperatorCode(row, now)),
    ),
  );

  add(couponCalls.readCode, async ({ db, now }, { params }) => {
    const code = await readOperatorCode(db, params.id, now);
    return code ? done(code, { version: code.version }) : refuseWith('not-found');
  });

  add(couponCalls.createCode, async ({ db, now }, { fields }) => {
    const { name, from = now, until = null, total, perPerson } = fields;
    const code = fields.code.toUpperCase();
    const read = await readReduction(db, fields);
    if (read.kind === 'invalid') return invalid(read.fields);
    const { reduction, threshold } = read.columns;
    if (reduction === undefined) return invalid({ percentOff: 'required' });
    const wrong = findWrongEnd(from, until, 'until');
    if (wrong) return invalid(wrong);
    const period = { begintime: from, endtime: until };
    const id = await insertCode(db, { code, name, reduction, threshold, total, perPerson, ...period });
    if (id === null) return invalid({ code: 'taken' });
    const created = await readOperatorCode(db, id, now);
    if (!created) throw new Error('Pawlet: a code that was created must exist.');
    return done(created, { version: created.version, target: code });
  });

  add(couponCalls.changeCode, (call, { params, fields }) =>
    changeCode(call, params.id, async (current) => {
      const { name, from, until, total, perPerson } = fields;
      const read = await readReduction(call.db, fields);
      if (read.kind === 'invalid') return invalid(read.fields);
      const end = until === undefined ? current.until : until;
      const wrong = findWrongEnd(from === undefined ? current.from : from, end, 'until');
      if (wrong) return invalid(wrong);
      if (total !== undefined && total > 0 && total < current.used) return invalid({ total: 'range' });
      await call.db
        .update(discountCodes)
        .set({ ...read.columns, name, begintime: from, endtime: until, total, perPerson })
        .where(eq(discountCodes.id, params.id));
      return null;
    }),
  );

  for (const [endpoint, isActive] of [
    [couponCalls.stopCode, false],
    [couponCalls.startCode, true],
  ] as const)
    add(endpoint, (call, { params }) =>
      changeCode(call, params.id, async () => {
        await call.db.update(discountCodes).set({ isActive }).where(eq(discountCodes.id, params.id));
        return null;
      }),
    );
};

type Change<TCurrent extends { readonly version: string }> = Parameters<
  typeof changeCurrent<TCurrent>
>[1]['change'];

function changeCoupon(call: OperatorCall, id: number, change: Change<OperatorCoupon>) {
  const { db } = call;
  return changeCurrent(call, {
    lock: () => lockRow(db, coupons, id),
    read: () => readOperatorCoupon(db, id, call),
    change,
  });
}

function changeCode(call: OperatorCall, id: number, change: Change<OperatorCode>) {
  const { db, now } = call;
  return changeCurrent(call, {
    lock: () => lockRow(db, discountCodes, id),
    read: () => readOperatorCode(db, id, now),
    change,
  });
}

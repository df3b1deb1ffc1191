import { type OperatorExchange, rewardCalls } from '@pawlet/operator';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { lockRow } from '../../db/lockRow.ts';
import { coupons } from '../../db/schema/coupon.ts';
import { pointsProducts } from '../../db/schema/points.ts';
import { changeCurrent } from '../operator-api/changeCurrent.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { pageById } from '../operator-api/pageById.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { toSafeTexts } from '../operator-api/toSafeTexts.ts';
import { blank, picture } from '../transfer/values.ts';
import { createExchangeOperations, type ExchangeOperations, type ExchangeResult } from './operations.ts';
import {
  findExchangePage,
  isQueue,
  lockExchange,
  readOperatorExchange,
  toOperatorExchange,
} from './operatorExchanges.ts';
import { findRewardPage, readOperatorReward, storedTypes, toOperatorRewards } from './operatorRewards.ts';

/** Products for points, and exchanges of points. */
export const rewardArea: OperatorArea = (add) => {
  add(rewardCalls.listRewards, (call, { fields }) =>
    pageById(
      fields,
      'rewards',
      (page) => findRewardPage(call.db, fields, page),
      (rows) => toOperatorRewards(call.db, rows, call),
    ),
  );

  add(rewardCalls.readReward, async (call, { params }) => {
    const reward = await readOperatorReward(call.db, params.id, call);
    return reward ? done(reward, { version: reward.version }) : refuseWith('not-found');
  });

  add(rewardCalls.createReward, async (call, { fields }) => {
    const { db, now } = call;
    const { slug, type, title, points, coupon, description = blank, content = blank } = fields;
    const { pictures = [], models = [], stock, perPerson, isOffered, rank } = fields;
    if (!arePictures(pictures)) return refuseWith('invalid', { fields: { pictures: 'format' } });
    if (coupon !== undefined && type !== 'virtual')
      return refuseWith('invalid', { fields: { coupon: 'choice' } });
    if (coupon !== undefined && (await db.$count(coupons, eq(coupons.id, coupon))) === 0)
      return refuseWith('invalid', { fields: { coupon: 'exists' } });
    const [row] = await db
      .insert(pointsProducts)
      .values({
        slug,
        type: storedTypes[type],
        title,
        points,
        couponId: coupon,
        description,
        content: await toSafeTexts(call, content),
        images: pictures,
        models,
        stock,
        personLimit: perPerson,
        isActive: isOffered,
        weigh: rank,
        createtime: now,
        updatetime: now,
      })
      .onConflictDoNothing()
      .returning({ id: pointsProducts.id });
    if (!row) return refuseWith('invalid', { fields: { slug: 'taken' } });
    const reward = await readOperatorReward(db, row.id, call);
    if (!reward) throw new Error('Pawlet: a product that was created must exist.');
    return done(reward, { version: reward.version, target: slug });
  });

  add(rewardCalls.changeReward, (call, { params, fields }) => {
    const { db, now } = call;
    return changeCurrent(call, {
      lock: () => lockRow(db, pointsProducts, params.id),
      read: () => readOperatorReward(db, params.id, call),
      async change() {
        const { title, points, description, content, pictures, models } = fields;
        if (pictures !== undefined && !arePictures(pictures))
          return refuseWith('invalid', { fields: { pictures: 'format' } });
        await db
          .update(pointsProducts)
          .set({
            title,
            points,
            description,
            content: content && (await toSafeTexts(call, content)),
            images: pictures,
            models,
            stock: fields.stock,
            personLimit: fields.perPerson,
            isActive: fields.isOffered,
            weigh: fields.rank,
            updatetime: now,
          })
          .where(eq(pointsProducts.id, params.id));
        return null;
      },
    });
  });

  add(rewardCalls.listExchanges, (call, { fields }) =>
    pageById(
      fields,
      isQueue(fields) ? 'exchanges that wait' : 'exchanges',
      (page) => findExchangePage(call.db, fields, page),
      (rows) => rows.map((row) => toOperatorExchange(row, call)),
    ),
  );

  add(rewardCalls.readExchange, async (call, { params }) => {
    const exchange = await readOperatorExchange(call.db, params.sn, call);
    return exchange ? done(exchange, { version: exchange.version }) : refuseWith('not-found');
  });

  add(rewardCalls.acceptExchange, (call, { params }) =>
    onExchange(call, params.sn, (operations) => operations.accept(params.sn)),
  );

  add(rewardCalls.deliverExchange, (call, { params, fields }) =>
    onExchange(call, params.sn, (operations) =>
      operations.deliver(params.sn, { expressname: fields.carrier, expressno: fields.number }),
    ),
  );

  add(rewardCalls.rejectExchange, (call, { params, fields }) =>
    onExchange(call, params.sn, (operations) => operations.reject(params.sn, fields.reason)),
  );

  add(rewardCalls.completeExchange, (call, { params }) =>
    onExchange(call, params.sn, (operations) => operations.complete(params.sn)),
  );
};

const arePictures = (keys: readonly string[]) => keys.every((key) => key !== '' && v.is(picture, key));

const reasons = { 'wrong-state': 'exchange-state', 'nothing-left': 'no-coupon-left' } as const;

/** Works on a locked exchange: whoever comes second gets what the first one left. */
function onExchange(
  call: OperatorCall,
  exchangeSn: string,
  work: (operations: ExchangeOperations) => Promise<ExchangeResult>,
): Promise<OperatorResult<OperatorExchange>> {
  const { db, deps, now } = call;
  return changeCurrent(call, {
    lock: () => lockExchange(db, exchangeSn),
    read: () => readOperatorExchange(db, exchangeSn, call),
    async change() {
      const playsParcels = deps.settings.isDemo;
      const result = await work(createExchangeOperations({ db, random: deps.random, now, playsParcels }));
      if (result.status === 'not-found') return refuseWith('not-found');
      return result.status === 'done' ? null : reasons[result.status];
    },
  });
}

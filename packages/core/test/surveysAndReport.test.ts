import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { SurveyAnswer } from '../src/api/index.ts';
import type { Pawlet } from '../src/pawlet/types.ts';
import { logInTo, openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;
let pawlet: Pawlet;
const answers: readonly SurveyAnswer[] = [
  { questionId: 1, value: ['cat', 'dog'] },
  { questionId: 2, value: 'yes' },
  { questionId: 3, value: 'month' },
  { questionId: 4, value: '5' },
  { questionId: 5, value: '' },
];

beforeAll(async () => {
  shops = await openStoreShops();
  pawlet = shops.open({ start: { lang: 'en' } });
});

afterEach(() => shops.loseReplies(0));

afterAll(() => shops.close());

it('shows a survey to visitors, accepts it once per shopper and returns the points', async () => {
  const { surveys, points } = pawlet.api;
  const asked = await surveys.find('drinker');
  expect(asked).toMatchObject({
    status: 'ok',
    survey: { type: 'drinker', title: 'About your water fountain', isDone: false, points: 50 },
  });
  if (asked.status !== 'ok') throw new Error(asked.status);
  expect(asked.survey.questions.map(({ kind, isRequired }) => [kind, isRequired])).toEqual([
    ['multi', true],
    ['single', true],
    ['single', true],
    ['scale', true],
    ['text', false],
  ]);

  await logInTo(pawlet, 'second@pawlet.test');
  const before = await points.balance();
  expect(await surveys.submit('drinker', answers.slice(1))).toMatchObject({
    status: 'refused',
    reason: 'VALIDATION',
    fields: { answers: 'required' },
  });
  shops.loseReplies(1);
  await expect(surveys.submit('drinker', answers)).rejects.toMatchObject({ code: 'NETWORK' });
  expect(await surveys.submit('drinker', answers)).toEqual({ status: 'sent', points: 50 });
  expect(await points.balance()).toBe(before + 50);
  const other = [...answers.slice(0, 4), { questionId: 5, value: 'A second thought' }];
  expect(await surveys.submit('drinker', other)).toEqual({ status: 'already-done', points: 50 });
  expect(await surveys.find('drinker')).toMatchObject({ survey: { isDone: true, points: 50 } });
  expect(await surveys.find('feeder')).toMatchObject({ survey: { isDone: false } });
  expect(await points.balance()).toBe(before + 50);
});

it("returns the shopper's year", async () => {
  await logInTo(pawlet, 'second@pawlet.test');
  const year = await pawlet.api.reports.year();
  expect(year).toMatchObject({ spent: { currency: 'CNY' }, reviewCount: 0, topGoods: [], topCategories: [] });
  expect(year.year).toBeGreaterThan(2020);
  expect(year.pointsEarned).toBeGreaterThanOrEqual(50);
  expect(year.ordersByMonth).toHaveLength(12);
});

import { taskIndex } from '@pawlet/core/contract';
import { taskCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders } from '../../../test/store/operatorApi.ts';
import { inLanguages, problemOf } from '../../../test/store/operatorTest.ts';
import { taskClaims } from '../../db/schema/task.ts';

let store: TestStore;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());

it('tasks are created, offered to shoppers at once, changed and withdrawn', async () => {
  const input = {
    slug: 'ask-one',
    kind: 'question' as const,
    name: inLanguages('Ask'),
    points: 15,
    path: '/pages/my/my',
    rank: 100,
  };
  const { data } = await local.call(taskCalls.createTask, { input });
  expect(data).toMatchObject({ target: 1, period: 'once', isOffered: true, received: 0, picture: '' });
  expect(await problemOf(local.call(taskCalls.createTask, { input }))).toMatchObject({
    errors: [{ field: 'slug', problem: 'taken' }],
  });
  const shopper = await store.shopper();
  const find = async () =>
    (await shopper.call(taskIndex)).data.find((task: { id: number }) => task.id === data.id);
  expect(await find()).toMatchObject({ name: 'Ask en', score: 15, state: 'open' });
  const params = { id: String(data.id) };
  const change = (version: string, fields: object) =>
    local.call(taskCalls.changeTask, { params, version, input: fields });
  const changed = await change(data.version, { points: 30, target: 2, period: 'daily' });
  expect(await find()).toMatchObject({ score: 30, target: 2 });
  expect(await problemOf(change(data.version, { points: 1 }))).toMatchObject({
    status: 412,
    current: { points: 30 },
  });
  for (const [field, value] of [
    ['path', 'https://elsewhere.test'],
    ['picture', 'data:x'],
  ] as const)
    expect(await problemOf(change(changed.data.version, { [field]: value }))).toMatchObject({
      errors: [{ field, problem: 'format' }],
    });
  await change(changed.data.version, { isOffered: false });
  expect(await find()).toBeUndefined();
  await store.db.insert(taskClaims).values({ userId: 1, taskId: data.id, period: '', createtime: 1 });
  const { data: list } = await local.call(taskCalls.listTasks);
  const task = list.items.find(({ id }) => id === data.id);
  expect(task).toMatchObject({ received: 1, isOffered: false });
  const ranks = list.items.map(({ rank }) => rank);
  expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
});

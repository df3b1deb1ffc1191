import { questionSurveyGetForm, questionSurveySubmitFeederSurvey } from '@pawlet/core/contract';
import { surveyCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { gatherCrowd } from '../../../test/store/crowd.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders, localHeaders } from '../../../test/store/operatorApi.ts';
import { inLanguages, problemOf } from '../../../test/store/operatorTest.ts';
import { type SurveyQuestion, surveyReplies, surveys } from '../../db/schema/survey.ts';

let store: TestStore;
let local: OperatorClient;
const feeder = { params: { type: 'feeder' as const } };

const question = (
  id: number,
  type: SurveyQuestion['type'],
  ...values: readonly string[]
): SurveyQuestion => ({
  id,
  title: inLanguages(`Question ${id}`),
  type,
  required: false,
  options: values.map((value) => ({ value, text: inLanguages(value) })),
});
const questions = [
  question(1, 'multi', 'cat', 'dog'),
  question(2, 'single', 'yes', 'no'),
  question(3, 'text'),
  question(4, 'scale', '1', '2', '3', '4', '5'),
];

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
  await store.db.update(surveys).set({ questions }).where(eq(surveys.type, 'feeder'));
  const crowd = await gatherCrowd(store, 3, 0);
  const answers = [
    { '1': ['cat', 'dog'], '2': 'yes', '3': '=call, "me" on 0171 4', '4': 5 },
    { '1': ['cat'], '2': 'yes', '4': 2 },
    { '2': 'no', '3': 'cat' },
  ];
  await store.db.insert(surveyReplies).values(
    answers.map((one, index) => ({
      userId: crowd[index]?.id ?? 0,
      type: 'feeder',
      answers: one,
      points: 50,
      createtime: 1_700_000_000 + index,
    })),
  );
});
afterAll(() => store.close());

describe('the answers', () => {
  it('are counted by question and option, in the language of the request', async () => {
    const client = clientWith(store, { ...localHeaders, lang: 'de' });
    const { data } = await client.call(surveyCalls.readSurveyResults, feeder);
    expect(data).toMatchObject({ replies: 3, first: 1_700_000_000, last: 1_700_000_002 });
    const counts = data.questions.map(({ title, answered, options, mean }) => [
      title,
      answered,
      Object.fromEntries(options.map(({ text, count }) => [text, count])),
      mean,
    ]);
    expect(counts).toEqual([
      ['Question 1 de', 2, { 'cat de': 2, 'dog de': 1 }, null],
      ['Question 2 de', 3, { 'yes de': 2, 'no de': 1 }, null],
      ['Question 3 de', 2, {}, null],
      ['Question 4 de', 2, { '1 de': 0, '2 de': 1, '3 de': 0, '4 de': 0, '5 de': 1 }, 3.5],
    ]);
    expect(JSON.stringify(data)).not.toContain('0171');
  });

  it('are listed with own words only for who may read personal data', async () => {
    const { data } = await local.call(surveyCalls.listSurveyReplies, { ...feeder, input: { limit: '2' } });
    expect(data.items.map(({ answers }) => answers)).toEqual([
      [
        { question: 2, values: ['no'], text: '' },
        { question: 3, values: [], text: 'cat' },
      ],
      [
        { question: 1, values: ['cat'], text: '' },
        { question: 2, values: ['yes'], text: '' },
        { question: 4, values: ['2'], text: '' },
      ],
    ]);
    const second = await local.call(surveyCalls.listSurveyReplies, {
      ...feeder,
      input: { limit: '2', cursor: data.next ?? '' },
    });
    expect([second.data.items.length, second.data.next]).toEqual([1, null]);
    const reader = clientWith(store, await keyHeaders(store, ['marketing:read']));
    const masked = await reader.call(surveyCalls.listSurveyReplies, feeder);
    expect(masked.data.items[0]?.answers).toEqual([
      { question: 2, values: ['no'], text: null },
      { question: 3, values: [], text: null },
    ]);
  });

  it('are exported as CSV, with what a spreadsheet would run marked as text', async () => {
    const { data } = await local.call(surveyCalls.exportSurveyReplies, feeder);
    const [header, ...rows] = data.choices.trimEnd().split('\n');
    expect(header).toBe('reply,answered,Question 1 en,Question 2 en,Question 4 en');
    expect(rows.map((row) => row.split(',').slice(1))).toEqual([
      ['2023-11-14T22:13:22.000Z', '', 'no', ''],
      ['2023-11-14T22:13:21.000Z', 'cat', 'yes', '2'],
      ['2023-11-14T22:13:20.000Z', 'cat; dog', 'yes', '5'],
    ]);
    expect(data.texts?.split('\n').map((row) => row.replace(/^\d+/u, 'N'))).toEqual([
      'reply,question,text',
      'N,Question 3 en,cat',
      `N,Question 3 en,"'=call, ""me"" on 0171 4"`,
      '',
    ]);
    expect(data.next).toBeNull();
    const reader = clientWith(store, await keyHeaders(store, ['marketing:read']));
    const masked = await reader.call(surveyCalls.exportSurveyReplies, feeder);
    expect(masked.data).toEqual({ choices: data.choices, texts: null, next: null });
  });

  it('are exported page by page, the header once', async () => {
    const crowd = await gatherCrowd(store, 1001, 0);
    const values = crowd.map(({ id }) => ({
      userId: id,
      type: 'drinker',
      answers: {},
      points: 0,
      createtime: 1_700_000_000,
    }));
    await store.db.insert(surveyReplies).values(values);
    const drinker = { params: { type: 'drinker' as const } };
    const first = (await local.call(surveyCalls.exportSurveyReplies, drinker)).data;
    const input = { cursor: first.next ?? '' };
    const second = (await local.call(surveyCalls.exportSurveyReplies, { ...drinker, input })).data;
    const lines = (first.choices + second.choices).trimEnd().split('\n');
    const ids = lines.slice(1).map((line) => line.split(',', 1)[0]);
    expect([lines.length, new Set(ids).size, second.next]).toEqual([1002, 1001, null]);
    expect(second.texts).toBe('');
  });
});

describe('a survey', () => {
  it('is changed, shoppers see it at once, and answered questions stay', async () => {
    const { data } = await local.call(surveyCalls.readSurvey, feeder);
    expect(data).toMatchObject({ type: 'feeder', replies: 3, isOpen: true });
    const texts = data.questions.map((one) => ({ ...one, title: inLanguages('Better') }));
    const added = {
      id: 9,
      title: inLanguages('More'),
      type: 'text' as const,
      isRequired: false,
      options: [],
    };
    const changed = await local.call(surveyCalls.changeSurvey, {
      ...feeder,
      version: data.version,
      input: { points: 80, questions: [...texts, added] },
    });
    expect(changed.data).toMatchObject({ points: 80, version: changed.version });
    const form = await store.visitor().call(questionSurveyGetForm, { type: 'feeder' });
    expect(form.data).toMatchObject({
      score: 80,
      questions: [{ title: 'Better en' }, {}, {}, {}, { id: 9 }],
    });
    const change = (input: object) =>
      local.call(surveyCalls.changeSurvey, { ...feeder, version: changed.data.version, input });
    expect(await problemOf(change({ questions: texts.slice(1) }))).toMatchObject({
      status: 409,
      reason: 'answered-already',
      current: { points: 80 },
    });
    expect(await problemOf(change({ questions: [...texts, { ...added, id: 1 }] }))).toMatchObject({
      errors: [{ field: 'questions.4.id', problem: 'taken' }],
    });
    const closed = await change({ isOpen: false });
    expect(closed.data.isOpen).toBe(false);
    const shopper = await store.shopper();
    expect(
      await shopper.call(questionSurveySubmitFeederSurvey, { answers: [{ id: 2, value: 'yes' }] }),
    ).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
    expect(await problemOf(change({ isOpen: true }))).toMatchObject({ status: 412 });
    const { data: list } = await local.call(surveyCalls.listSurveys);
    expect(list.items.map((one) => [one.type, one.replies])).toEqual([
      ['drinker', 1001],
      ['feeder', 3],
    ]);
  });

  it('is created in a shop that has none, once, and shoppers can answer it', async () => {
    const empty = await createTestStore({ deps: { operatorSecret } });
    try {
      await empty.db.delete(surveyReplies);
      await empty.db.delete(surveys);
      const client = clientWith(empty, localHeaders);
      expect((await client.call(surveyCalls.listSurveys)).data.items).toEqual([]);
      const input = {
        type: 'feeder' as const,
        title: inLanguages('Your feeder'),
        points: 30,
        isOpen: true,
        questions: questions.map(({ required, options, ...one }) => ({
          ...one,
          isRequired: required,
          options: [...options],
        })),
      };
      const [first] = input.questions;
      const twice = { ...input, questions: [...input.questions, ...(first === undefined ? [] : [first])] };
      expect(await problemOf(client.call(surveyCalls.createSurvey, { input: twice }))).toMatchObject({
        errors: [{ field: 'questions.4.id', problem: 'taken' }],
      });
      const created = await client.call(surveyCalls.createSurvey, { input });
      expect(created.data).toMatchObject({ type: 'feeder', points: 30, isOpen: true, replies: 0 });
      const shopper = await empty.shopper();
      expect(
        await shopper.call(questionSurveySubmitFeederSurvey, { answers: [{ id: 2, value: 'yes' }] }),
      ).toMatchObject({ code: 1, data: { score: 30 } });
      expect(await problemOf(client.call(surveyCalls.createSurvey, { input }))).toMatchObject({
        errors: [{ field: 'type', problem: 'taken' }],
      });
      const closed = { ...input, type: 'drinker' as const, points: undefined, isOpen: undefined };
      expect((await client.call(surveyCalls.createSurvey, { input: closed })).data).toMatchObject({
        points: 0,
        isOpen: false,
      });
    } finally {
      await empty.close();
    }
  });
});

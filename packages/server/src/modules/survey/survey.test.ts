import {
  apiUserMoney,
  questionSurveyGetForm,
  questionSurveySubmitDrinkerSurvey,
  questionSurveySubmitFeederSurvey,
} from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import type { SurveyQuestion } from '../../db/schema/survey.ts';
import { checkAnswers, type GivenAnswer } from './rules.ts';

let store: TestStore;
let shopper: TestClient;
const answers = [
  { id: 1, value: ['cat', 'dog'] },
  { id: 2, value: 'yes' },
  { id: 3, value: 'month' },
  { id: 4, value: 5 },
];

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
});
afterAll(() => store.close());

describe('survey', () => {
  it.each(['zh-cn', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'])('is in %s', async (lang) => {
    const visitor = store.visitor();
    visitor.lang = lang;
    const { data } = await visitor.call(questionSurveyGetForm, { type: 'feeder' });
    expect(data).toMatchObject({ type: 'feeder', is_done: 0, score: 50 });
    expect(data.questions.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is answered once, however often it is sent, and earns its points once', async () => {
    const before = (await shopper.call(apiUserMoney)).data.score;
    const send = () => shopper.call(questionSurveySubmitDrinkerSurvey, { answers });
    const replies = await Promise.all([send(), send(), send(), send()]);
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
    for (const { code, data } of replies) {
      expect(data).toEqual(code === 1 ? { score: 50 } : { reason: 'ALREADY_DONE', score: 50 });
    }
    expect((await shopper.call(apiUserMoney)).data.score).toBe(before + 50);
    expect((await shopper.call(questionSurveyGetForm, { type: 'drinker' })).data.is_done).toBe(1);
    expect((await shopper.call(questionSurveyGetForm, { type: 'feeder' })).data.is_done).toBe(0);
  });

  it('requires answers', async () => {
    expect(await shopper.call(questionSurveySubmitFeederSurvey, { answers: answers.slice(1) })).toMatchObject(
      {
        code: 0,
        data: { reason: 'VALIDATION' },
      },
    );
    expect(await shopper.call(questionSurveyGetForm, { type: 'camera' })).toMatchObject({
      data: { fields: { type: 'choice' } },
    });
  });
});

describe('answers', () => {
  const text = { zh: 'x', en: 'x', ja: 'x', fr: 'x', de: 'x', it: 'x', es: 'x', ko: 'x' };
  const options = ['1', '2'].map((value) => ({ value, text }));
  const types = ['single', 'multi', 'text', 'scale'] as const;
  const questions: readonly SurveyQuestion[] = types.map((type, index) => ({
    id: index + 1,
    title: text,
    type,
    required: type === 'single',
    options: type === 'text' ? [] : options,
  }));
  const single = { id: 1, value: '1' };

  it.each<[readonly GivenAnswer[], unknown]>([
    [[single], { '1': '1' }],
    [[single, { id: 2, value: ['1', '2', '1'] }], { '1': '1', '2': ['1', '2'] }],
    [[single, { id: 3, value: ' fine ' }], { '1': '1', '3': 'fine' }],
    [[single, { id: 4, value: '2' }], { '1': '1', '4': 2 }],
    [[single, { id: 2, value: [] }, { id: 3, value: '' }], { '1': '1' }],
  ])('%j are stored', (given, kept) => {
    expect(checkAnswers(questions, given)).toEqual({ kind: 'fine', answers: kept });
  });

  it.each<[readonly GivenAnswer[], unknown]>([
    [[], { answers: 'required' }],
    [[{ id: 1, value: '' }], { answers: 'required' }],
    [[{ id: 1, value: '3' }], { 'answers.0.value': 'choice' }],
    [[{ id: 1, value: 1 }], { 'answers.0.value': 'type' }],
    [[single, single], { 'answers.1.id': 'taken' }],
    [[single, { id: 9, value: 'x' }], { 'answers.1.id': 'exists' }],
    [[single, { id: 2, value: '1' }], { 'answers.1.value': 'type' }],
    [[single, { id: 2, value: ['1', '7'] }], { 'answers.1.value': 'choice' }],
    [[single, { id: 3, value: 'x'.repeat(501) }], { 'answers.1.value': 'length' }],
    [[single, { id: 3, value: ['x'] }], { 'answers.1.value': 'type' }],
    [[single, { id: 4, value: 9 }], { 'answers.1.value': 'choice' }],
    [[single, { id: 4, value: 1.5 }], { 'answers.1.value': 'type' }],
  ])('%j are refused', (given, fields) => {
    expect(checkAnswers(questions, given)).toEqual({ kind: 'invalid', fields });
  });
});

import type { SurveyQuestion } from '@pawlet/core/api';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choose,
  fitting,
  getProblem,
  findStepToCorrect,
  toSent,
  toValues,
  type Answers,
} from './surveyAnswers.ts';

const options = ['a', 'b', 'c'].map((value) => ({ value, text: value.toUpperCase() }));

function question(id: number, kind: SurveyQuestion['kind'], isRequired = true): SurveyQuestion {
  return { id, kind, isRequired, title: `Question ${id}`, options: kind === 'text' ? [] : options };
}

const [multi, single, scale, words] = [
  question(1, 'multi'),
  question(2, 'single'),
  question(3, 'scale', false),
  question(4, 'text', false),
];
const survey = { questions: [multi, single, scale, words] };

describe('an answer', () => {
  it.each<[SurveyQuestion, Answers, string | undefined]>([
    [multi, {}, 'chooseSome'],
    [multi, { 1: [] }, 'chooseSome'],
    [multi, { 1: ['a'] }, undefined],
    [single, {}, 'chooseOne'],
    [single, { 2: 'b' }, undefined],
    [question(5, 'scale'), {}, 'chooseOne'],
    [question(5, 'text'), { 5: '  ' }, 'write'],
    [question(5, 'text'), { 5: 'fine' }, undefined],
    [scale, {}, undefined],
    [words, { 4: '' }, undefined],
  ])('to %o in %j has the error %s', (asked, answers, problem) => {
    expect(getProblem(asked, answers)).toBe(problem);
  });

  it('of a multiple choice is added and removed, in the order of the choices', () => {
    const two = choose(choose({}, multi, 'c'), multi, 'a');
    expect(two).toEqual({ 1: ['a', 'c'] });
    expect(choose(two, multi, 'a')).toEqual({ 1: ['c'] });
    expect(choose({ 2: 'a' }, single, 'b')).toEqual({ 2: 'b' });
  });

  it('is unchanged when toggled twice', () => {
    fc.assert(
      fc.property(fc.subarray(['a', 'b', 'c']), fc.constantFrom('a', 'b', 'c'), (chosen, value) => {
        const before: Answers = { 1: chosen };
        expect(choose(choose(before, multi, value), multi, value)).toEqual(before);
      }),
    );
  });
});

describe('a draft', () => {
  it('keeps only what matches the current survey', () => {
    const old: Answers = { 1: ['a', 'z'], 2: 'z', 3: 'c', 4: 'x'.repeat(501), 9: 'a' };
    expect(fitting(old, survey)).toEqual({ 1: ['a'], 3: 'c' });
  });

  it('is submitted in the order of the questions, without what was skipped', () => {
    expect(toSent({ 4: '', 2: 'b', 1: ['c'] }, survey)).toEqual([
      { questionId: 1, value: ['c'] },
      { questionId: 2, value: 'b' },
    ]);
  });

  it('never submits a value that is no choice', () => {
    const values = fc.oneof(fc.string(), fc.array(fc.string()));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('1', '2', '3'), values), (answers) => {
        for (const { questionId, value } of toSent(answers, survey)) {
          const sent = toValues({ [questionId]: value }, { id: questionId });
          expect(sent.every((one) => ['a', 'b', 'c'].includes(one))).toBe(true);
        }
      }),
    );
  });
});

describe('a rejection', () => {
  const sent = [
    { questionId: 1, value: ['a'] },
    { questionId: 3, value: 'a' },
  ];

  it.each<[Answers, Readonly<Record<string, string>>, number]>([
    [{ 1: ['a'], 2: 'a', 3: 'a' }, { 'answers.1.value': 'choice' }, 2],
    [{ 1: ['a'], 3: 'a' }, { answers: 'required' }, 1],
    [{ 1: ['a'], 2: 'a' }, {}, 0],
    [{ 1: ['a'], 2: 'a' }, { 'answers.9.id': 'exists' }, 0],
  ])('of %j with %j goes to step %i', (answers, fields, step) => {
    expect(findStepToCorrect(survey, answers, sent, fields)).toBe(step);
  });
});

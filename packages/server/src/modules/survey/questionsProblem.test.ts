import { describe, expect, it } from 'vitest';
import type { SurveyQuestion } from '../../db/schema/survey.ts';
import { findQuestionsProblem, keepsAnswers } from './questionsProblem.ts';

const text = { zh: 'x', en: 'x', ja: 'x', fr: 'x', de: 'x', it: 'x', es: 'x', ko: 'x' };

function ask(id: number, type: SurveyQuestion['type'], ...values: readonly string[]): SurveyQuestion {
  return { id, title: text, type, required: false, options: values.map((value) => ({ value, text })) };
}

describe('questions', () => {
  it.each([
    [[ask(1, 'single', 'a', 'b'), ask(2, 'text'), ask(3, 'scale', '1', '2'), ask(4, 'multi', 'a')], null],
    [[ask(1, 'text'), ask(1, 'text')], { 'questions.1.id': 'taken' }],
    [[ask(1, 'text', 'a')], { 'questions.0.options': 'choice' }],
    [[ask(1, 'single')], { 'questions.0.options': 'required' }],
    [[ask(1, 'multi', 'a', 'b', 'a')], { 'questions.0.options.2.value': 'taken' }],
    [[ask(1, 'scale', '1', 'two')], { 'questions.0.options.1.value': 'type' }],
  ])('%#: problems are found', (questions, problem) => {
    expect(findQuestionsProblem(questions)).toEqual(problem);
  });
});

describe('answers', () => {
  const old = [ask(1, 'single', 'a', 'b'), ask(2, 'text')];

  it.each([
    [
      'further options and questions',
      [ask(2, 'text'), ask(1, 'single', 'b', 'a', 'c'), ask(3, 'text')],
      true,
    ],
    ['a missing question', [ask(1, 'single', 'a', 'b')], false],
    ['a missing option', [ask(1, 'single', 'a'), ask(2, 'text')], false],
    ['another type', [ask(1, 'multi', 'a', 'b'), ask(2, 'text')], false],
  ])('with %s', (_, next, isKept) => {
    expect(keepsAnswers(old, next)).toBe(isKept);
  });
});

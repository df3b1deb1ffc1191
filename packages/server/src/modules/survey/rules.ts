import type { FieldProblem } from '@pawlet/core/contract';
import type { SurveyQuestion } from '../../db/schema/survey.ts';

const longestText = 500;

/** An answer as sent. */
export interface GivenAnswer {
  readonly id: number;
  readonly value: string | number | readonly string[];
}

/** Answers by question id. */
export type SurveyAnswers = Readonly<Record<string, string | number | readonly string[]>>;

/** Valid answers, or the error. */
export type CheckedAnswers =
  | { readonly kind: 'fine'; readonly answers: SurveyAnswers }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, FieldProblem>> };

/**
 * Validates answers against the form's questions: known, at most one per question, of the right type, and
 * complete.
 */
export function checkAnswers(
  questions: readonly SurveyQuestion[],
  given: readonly GivenAnswer[],
): CheckedAnswers {
  const fields = new Map<string, FieldProblem>();
  const answers = new Map<string, SurveyAnswers[string]>();
  for (const [index, { id, value }] of given.entries()) {
    const question = questions.find((known) => known.id === id);
    if (!question) fields.set(`answers.${index}.id`, 'exists');
    else if (answers.has(String(id))) fields.set(`answers.${index}.id`, 'taken');
    else {
      const read = readValue(question, value);
      if (read.kind === 'wrong') fields.set(`answers.${index}.value`, read.problem);
      else if (read.kind === 'value') answers.set(String(id), read.value);
    }
  }
  const isMissing = questions.some(({ id, required }) => required && !answers.has(String(id)));
  if (isMissing && fields.size === 0) fields.set('answers', 'required');
  return fields.size > 0
    ? { kind: 'invalid', fields: Object.fromEntries(fields) }
    : { kind: 'fine', answers: Object.fromEntries(answers) };
}

type ReadValue =
  | { readonly kind: 'value'; readonly value: SurveyAnswers[string] }
  | { readonly kind: 'blank' }
  | { readonly kind: 'wrong'; readonly problem: FieldProblem };

function readValue({ type, options }: SurveyQuestion, value: GivenAnswer['value']): ReadValue {
  const isOption = (text: string) => options.some((option) => option.value === text);
  switch (type) {
    case 'text':
      return typeof value === 'string' ? readText(value.trim()) : wrong('type');
    case 'single':
      if (typeof value !== 'string') return wrong('type');
      if (value === '') return { kind: 'blank' };
      return isOption(value) ? { kind: 'value', value } : wrong('choice');
    case 'scale': {
      if (value === '') return { kind: 'blank' };
      const step = typeof value === 'object' ? Number.NaN : Number(value);
      if (!Number.isInteger(step)) return wrong('type');
      return isOption(String(step)) ? { kind: 'value', value: step } : wrong('choice');
    }
    case 'multi': {
      if (typeof value !== 'object') return wrong('type');
      const chosen = [...new Set(value)];
      if (chosen.length === 0) return { kind: 'blank' };
      return chosen.every(isOption) ? { kind: 'value', value: chosen } : wrong('choice');
    }
  }
}

function readText(text: string): ReadValue {
  if (text === '') return { kind: 'blank' };
  if (text.length > longestText) return wrong('length');
  // PostgreSQL cannot store this character.
  return text.includes('\u0000') ? wrong('format') : { kind: 'value', value: text };
}

function wrong(problem: FieldProblem): ReadValue {
  return { kind: 'wrong', problem };
}

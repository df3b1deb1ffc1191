import { toFields } from '@pawlet/widgets/ui';
import type { Answers } from './surveyAnswers.ts';

/** The answers so far, and the visible question. */
export interface SurveyDraft {
  readonly answers: Answers;
  /** Counted from 0. */
  readonly step: number;
}

/** Nothing answered yet. */
export const emptyDraft: SurveyDraft = { answers: {}, step: 0 };

/** Reads what was kept of a survey; what does not read as an answer is left out. */
export function restoreSurvey(kept: unknown): SurveyDraft {
  const { answers, step } = toFields(kept);
  return {
    answers: Object.fromEntries(Object.entries(toFields(answers)).filter(isAnswer)),
    step: typeof step === 'number' && Number.isInteger(step) && step >= 0 ? step : 0,
  };
}

function isAnswer(entry: readonly [string, unknown]): entry is [string, string | string[]] {
  const [id, value] = entry;
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return /^\d+$/u.test(id) && (typeof value === 'string' || isList);
}

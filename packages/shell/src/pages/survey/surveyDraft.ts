import type { SurveyType } from '@pawlet/core/api';
import type { Answers } from './surveyAnswers.ts';

/** The answers so far, and the visible question. */
export interface SurveyDraft {
  readonly answers: Answers;
  /** Counted from 0. */
  readonly step: number;
}

/** Nothing answered yet. */
export const emptyDraft: SurveyDraft = { answers: {}, step: 0 };

/** One entry per shopper: a device may be shared. Visitors have 0. */
function nameOf(owner: number, type: SurveyType): string {
  return `pawlet:draft:${owner}:survey:${type}`;
}

/** The draft of a shopper on this device; invalid entries are left out. */
export function readDraft(owner: number, type: SurveyType): SurveyDraft {
  try {
    const { answers, step } = toRecord(JSON.parse(localStorage.getItem(nameOf(owner, type)) ?? '{}'));
    return {
      answers: Object.fromEntries(Object.entries(toRecord(answers)).filter(isAnswer)),
      step: typeof step === 'number' && Number.isInteger(step) && step >= 0 ? step : 0,
    };
  } catch {
    // Blocked, or foreign data.
    return emptyDraft;
  }
}

/** Stores a draft; one without answers is removed. */
export function keepDraft(owner: number, type: SurveyType, draft: SurveyDraft): void {
  try {
    const name = nameOf(owner, type);
    if (Object.keys(draft.answers).length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Blocked or full: the draft lives as long as the page.
  }
}

function toRecord(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {};
}

function isAnswer(entry: readonly [string, unknown]): entry is [string, string | string[]] {
  const [id, value] = entry;
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return /^\d+$/u.test(id) && (typeof value === 'string' || isList);
}

import type { FieldProblem } from '@pawlet/core/contract';
import type { SurveyQuestion } from '../../db/schema/survey.ts';

/** The first problem of a survey's questions by field; null where they are fine. */
export function findQuestionsProblem(
  questions: readonly SurveyQuestion[],
): Readonly<Record<string, FieldProblem>> | null {
  for (const [index, { id, type, options }] of questions.entries()) {
    const at = `questions.${index}`;
    if (questions.findIndex((one) => one.id === id) < index) return { [`${at}.id`]: 'taken' };
    if (type === 'text' && options.length > 0) return { [`${at}.options`]: 'choice' };
    if (type !== 'text' && options.length === 0) return { [`${at}.options`]: 'required' };
    for (const [place, { value }] of options.entries()) {
      const field = `${at}.options.${place}.value`;
      if (options.findIndex((one) => one.value === value) < place) return { [field]: 'taken' };
      // The step is stored as a number.
      if (type === 'scale' && !/^\d{1,3}$/u.test(value)) return { [field]: 'type' };
    }
  }
  return null;
}

/** Whether answers to the old questions still have a question and an option among the new ones. */
export function keepsAnswers(old: readonly SurveyQuestion[], next: readonly SurveyQuestion[]): boolean {
  return old.every(({ id, type, options }) => {
    const kept = next.find((one) => one.id === id);
    return (
      kept?.type === type &&
      options.every(({ value }) => kept.options.some((option) => option.value === value))
    );
  });
}

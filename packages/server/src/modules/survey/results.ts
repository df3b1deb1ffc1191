import type { OperatorOutputOf, surveyCalls } from '@pawlet/operator';
import type { SurveyQuestion } from '../../db/schema/survey.ts';
import type { Language } from '../../i18n/language.ts';

type Results = OperatorOutputOf<typeof surveyCalls.readSurveyResults>['questions'];

/** How often an option of a question was chosen; null for all replies that answer it. */
interface AnswerCount {
  readonly question: string;
  readonly value: string | null;
  readonly count: number;
}

/** The answers to each question in numbers, in the order of the questions. */
export function toResults(
  questions: readonly SurveyQuestion[],
  counts: readonly AnswerCount[],
  language: Language,
): Results {
  return questions.map(({ id, title, type, options }) => {
    const own = counts.filter(({ question }) => question === String(id));
    const countOf = (value: string | null) => own.find((one) => one.value === value)?.count ?? 0;
    const counted = options.map(({ value, text }) => ({
      value,
      text: text[language],
      count: countOf(value),
    }));
    return {
      id,
      title: title[language],
      type,
      answered: countOf(null),
      options: counted,
      mean: type === 'scale' ? computeMean(counted) : null,
    };
  });
}

/** The mean step, rounded to two decimals; null without answers. */
function computeMean(steps: readonly { readonly value: string; readonly count: number }[]): number | null {
  const answers = steps.reduce((sum, { count }) => sum + count, 0);
  if (answers === 0) return null;
  const sum = steps.reduce((total, { value, count }) => total + Number(value) * count, 0);
  return Math.round((sum / answers) * 100) / 100;
}

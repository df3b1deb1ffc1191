import type { OperatorOutputOf, surveyCalls } from '@pawlet/operator';
import type { SurveyQuestion } from '../../db/schema/survey.ts';
import type { Language } from '../../i18n/language.ts';
import type { AnswerCount } from './operatorSurveys.ts';

type Results = OperatorOutputOf<typeof surveyCalls.readSurveyResults>['questions'];

/** The answers to each question in numbers, in the order of the questions. */
export function toResults(
  questions: readonly SurveyQuestion[],
  counts: readonly AnswerCount[],
  language: Language,
): Results {
  return questions.map(({ id, title, type, options }) => {
    const own = counts.filter(({ question }) => question === id);
    const counted = options.map(({ value, text }) => ({
      value,
      text: text[language],
      count: sumCounts(own.filter(({ answer }) => isChosen(answer, value))),
    }));
    return {
      id,
      title: title[language],
      type,
      answered: sumCounts(own),
      options: counted,
      mean: type === 'scale' ? computeMean(counted) : null,
    };
  });
}

const sumCounts = (counts: readonly Pick<AnswerCount, 'count'>[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

function isChosen(answer: AnswerCount['answer'], option: string): boolean {
  return Array.isArray(answer) ? answer.includes(option) : String(answer) === option;
}

/** The mean step, rounded to two decimals; null without answers. */
function computeMean(steps: readonly { readonly value: string; readonly count: number }[]): number | null {
  const answers = sumCounts(steps);
  if (answers === 0) return null;
  const sum = steps.reduce((total, { value, count }) => total + Number(value) * count, 0);
  return Math.round((sum / answers) * 100) / 100;
}

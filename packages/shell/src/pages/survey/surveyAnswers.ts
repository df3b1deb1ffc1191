import type { Survey, SurveyAnswer, SurveyQuestion } from '@pawlet/core/api';

/** Maximum length of a free-text answer. */
export const longestText = 500;

/** Answers by the id of their question. */
export type Answers = Readonly<Record<number, string | readonly string[]>>;

/** The error of an answer. */
export type AnswerProblem = 'chooseOne' | 'chooseSome' | 'write';

/** The selected choices or the text, as a list; empty for nothing. */
export function toValues(answers: Answers, { id }: Pick<SurveyQuestion, 'id'>): readonly string[] {
  const value = answers[id] ?? [];
  return typeof value === 'string' ? [value] : value;
}

/** The error of the answer to a question, undefined if it is valid. */
export function getProblem(question: SurveyQuestion, answers: Answers): AnswerProblem | undefined {
  if (!question.isRequired || toValues(answers, question).some((value) => value.trim() !== '')) {
    return undefined;
  }
  switch (question.kind) {
    case 'text':
      return 'write';
    case 'multi':
      return 'chooseSome';
    case 'single':
    case 'scale':
      return 'chooseOne';
  }
}

/** The answers with another choice, or in a multiple choice with one toggled. */
export function choose(answers: Answers, { id, kind, options }: SurveyQuestion, value: string): Answers {
  if (kind !== 'multi') return { ...answers, [id]: value };
  const chosen = new Set(toValues(answers, { id }));
  if (!chosen.delete(value)) chosen.add(value);
  return { ...answers, [id]: options.map((option) => option.value).filter((one) => chosen.has(one)) };
}

/** The answers that match the questions: a draft may be older than the survey. */
export function fitting(answers: Answers, { questions }: Pick<Survey, 'questions'>): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const { id, kind, options } = question;
      const isFitting = (value: string): boolean =>
        kind === 'text' ? value.length <= longestText : options.some((option) => option.value === value);
      const values = toValues(answers, question).filter(isFitting);
      const [first] = values;
      if (first === undefined) return [];
      return [[id, kind === 'multi' ? values : first]];
    }),
  );
}

/** The submitted answers: every answered question, in order. */
export function toSent(answers: Answers, { questions }: Pick<Survey, 'questions'>): readonly SurveyAnswer[] {
  const known = fitting(answers, { questions });
  return questions.flatMap(({ id }) => {
    const value = known[id];
    return value === undefined || value === '' ? [] : [{ questionId: id, value }];
  });
}

/** The step to return to after a rejection: the reported question, else the first one without its answer. */
export function findStepToCorrect(
  { questions }: Pick<Survey, 'questions'>,
  answers: Answers,
  sent: readonly SurveyAnswer[],
  fields: Readonly<Record<string, unknown>>,
): number {
  const named = Object.keys(fields).flatMap((field) => {
    const place = /^answers\.(\d+)\./u.exec(field)?.[1];
    return questions.findIndex(({ id }) => id === sent[Number(place)]?.questionId);
  });
  const missing = questions.findIndex((question) => getProblem(question, answers) !== undefined);
  return Math.max(0, named.find((step) => step >= 0) ?? missing);
}

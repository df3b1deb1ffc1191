import type { Survey, SurveyAnswer, SurveyQuestion } from '@pawlet/core/api';

/** Most characters of an answer in free words. */
export const longestText = 500;

/** Answers by the id of their question. */
export type Answers = Readonly<Record<number, string | readonly string[]>>;

/** What is wrong with an answer. */
export type AnswerProblem = 'chooseOne' | 'chooseSome' | 'write';

/** What is chosen or written, as a list; empty for nothing. */
export function valuesOf(answers: Answers, { id }: Pick<SurveyQuestion, 'id'>): readonly string[] {
  const value = answers[id] ?? [];
  return typeof value === 'string' ? [value] : value;
}

/** What is wrong with the answer to a question, undefined if it may stand. */
export function problemOf(question: SurveyQuestion, answers: Answers): AnswerProblem | undefined {
  if (!question.isRequired || valuesOf(answers, question).some((value) => value.trim() !== '')) {
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

/** The answers with another one chosen, or of several taken away again. */
export function choose(answers: Answers, { id, kind, options }: SurveyQuestion, value: string): Answers {
  if (kind !== 'multi') return { ...answers, [id]: value };
  const chosen = new Set(valuesOf(answers, { id }));
  if (!chosen.delete(value)) chosen.add(value);
  return { ...answers, [id]: options.map((option) => option.value).filter((one) => chosen.has(one)) };
}

/** The answers that fit the questions: a draft may be older than the survey. */
export function fitting(answers: Answers, { questions }: Pick<Survey, 'questions'>): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const { id, kind, options } = question;
      const isFitting = (value: string): boolean =>
        kind === 'text' ? value.length <= longestText : options.some((option) => option.value === value);
      const values = valuesOf(answers, question).filter(isFitting);
      const [first] = values;
      if (first === undefined) return [];
      return [[id, kind === 'multi' ? values : first]];
    }),
  );
}

/** What is sent: every answered question, in order. */
export function toSent(answers: Answers, { questions }: Pick<Survey, 'questions'>): readonly SurveyAnswer[] {
  const known = fitting(answers, { questions });
  return questions.flatMap(({ id }) => {
    const value = known[id];
    return value === undefined || value === '' ? [] : [{ questionId: id, value }];
  });
}

/** Where the form has to go back to after a refusal: the question named, else the first one without its answer. */
export function stepToMend(
  { questions }: Pick<Survey, 'questions'>,
  answers: Answers,
  sent: readonly SurveyAnswer[],
  fields: Readonly<Record<string, unknown>>,
): number {
  const named = Object.keys(fields).flatMap((field) => {
    const place = /^answers\.(\d+)\./u.exec(field)?.[1];
    return questions.findIndex(({ id }) => id === sent[Number(place)]?.questionId);
  });
  const missing = questions.findIndex((question) => problemOf(question, answers) !== undefined);
  return Math.max(0, named.find((step) => step >= 0) ?? missing);
}

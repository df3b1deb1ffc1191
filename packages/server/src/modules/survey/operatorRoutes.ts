import { surveyCalls } from '@pawlet/operator';
import { eq } from 'drizzle-orm';
import { type SurveyQuestion, surveys } from '../../db/schema/survey.ts';
import { changeCurrent } from '../operator-api/changeCurrent.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { pageById } from '../operator-api/pageById.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { type CsvRow, momentCell, toCsvLines } from '../operator/toCsv.ts';
import {
  countAnswers,
  findReplyPage,
  findSpan,
  lockSurvey,
  readOperatorSurvey,
  readOperatorSurveys,
  toSurveyReply,
} from './operatorSurveys.ts';
import { findQuestionsProblem, keepsAnswers } from './questionsProblem.ts';
import { toResults } from './results.ts';

/** Replies of one page of an export. */
const exportedReplies = 1000;

/** Surveys and what shoppers answered. */
export const surveyArea: OperatorArea = (add) => {
  add(surveyCalls.listSurveys, async ({ db }) => done({ items: await readOperatorSurveys(db) }));

  add(surveyCalls.readSurvey, async ({ db }, { params }) => {
    const survey = await readOperatorSurvey(db, params.type);
    return survey ? done(survey, { version: survey.version }) : refuseWith('not-found');
  });

  add(surveyCalls.createSurvey, async ({ db }, { fields }) => {
    const { type, title, points, isOpen } = fields;
    const questions = fields.questions.map(toQuestion);
    const problem = findQuestionsProblem(questions);
    if (problem) return refuseWith('invalid', { fields: problem });
    const created = await db
      .insert(surveys)
      .values({ type, title, points, isActive: isOpen, questions })
      .onConflictDoNothing()
      .returning({ type: surveys.type });
    if (created.length === 0) return refuseWith('invalid', { fields: { type: 'taken' } });
    const survey = await readOperatorSurvey(db, type);
    if (!survey) throw new Error('Pawlet: a survey that was created must exist.');
    return done(survey, { version: survey.version, target: type });
  });

  add(surveyCalls.changeSurvey, (call, { params: { type }, fields }) => {
    const { db } = call;
    return changeCurrent(call, {
      lock: () => lockSurvey(db, type),
      read: () => readOperatorSurvey(db, type),
      async change(current) {
        const questions = fields.questions?.map(toQuestion);
        const problem = questions && findQuestionsProblem(questions);
        if (problem) return refuseWith('invalid', { fields: problem });
        const old = current.questions.map(toQuestion);
        if (questions && current.replies > 0 && !keepsAnswers(old, questions)) return 'answered-already';
        const { title, points, isOpen } = fields;
        await db
          .update(surveys)
          .set({ title, points, isActive: isOpen, questions })
          .where(eq(surveys.type, type));
        return null;
      },
    });
  });

  add(surveyCalls.readSurveyResults, async ({ db, language }, { params: { type } }) => {
    const survey = await readOperatorSurvey(db, type);
    if (!survey) return refuseWith('not-found');
    const questions = survey.questions.map(toQuestion);
    const counts = await countAnswers(db, type, questions);
    return done({ ...(await findSpan(db, type)), questions: toResults(questions, counts, language) });
  });

  add(surveyCalls.listSurveyReplies, async ({ db }, { params: { type }, fields }) => {
    const survey = await readOperatorSurvey(db, type);
    if (!survey) return refuseWith('not-found');
    return pageById(
      fields,
      `replies ${type}`,
      (page) => findReplyPage(db, type, page),
      (rows) => rows.map((row) => toSurveyReply(row, survey.questions)),
    );
  });

  add(surveyCalls.exportSurveyReplies, async ({ db, language }, { params: { type }, fields }) => {
    const survey = await readOperatorSurvey(db, type);
    if (!survey) return refuseWith('not-found');
    const page = await pageById(
      { ...fields, limit: exportedReplies },
      `export ${type}`,
      (which) => findReplyPage(db, type, which),
      (rows) => rows.map((row) => toSurveyReply(row, survey.questions)),
    );
    if (page.status === 'problem') return page;
    const { items, next } = page.data;
    const isFirst = fields.cursor === undefined;
    const asked = survey.questions.filter((question) => question.type !== 'text');
    const choices = items.map(({ id, created, answers }) => [
      id,
      momentCell(created),
      ...asked.map((question) =>
        (answers.find((one) => one.question === question.id)?.values ?? []).join('; '),
      ),
    ]);
    const texts = items.flatMap(({ id, answers }) =>
      answers.flatMap(({ question, text }) =>
        text === null || text === ''
          ? []
          : [[id, survey.questions.find((one) => one.id === question)?.title[language] ?? '', text]],
      ),
    );
    return done({
      choices: toSheet(['reply', 'answered', ...asked.map(({ title }) => title[language])], choices, isFirst),
      texts: toSheet(['reply', 'question', 'text'], texts, isFirst),
      next,
    });
  });
};

/** A question as it is stored. */
function toQuestion({
  isRequired,
  ...question
}: Omit<SurveyQuestion, 'required'> & { readonly isRequired: boolean }): SurveyQuestion {
  return { ...question, required: isRequired };
}

/** Rows that can be written one page after the other: each ends with a line break. */
function toSheet(header: readonly string[], rows: readonly CsvRow[], hasHeader: boolean): string {
  return toCsvLines(hasHeader ? [header, ...rows] : rows)
    .map((line) => `${line}\n`)
    .join('');
}

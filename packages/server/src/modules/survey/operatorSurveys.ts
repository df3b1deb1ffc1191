import type { OperatorSurvey, OperatorSurveyReply } from '@pawlet/operator';
import { and, asc, count, desc, eq, lt, max, min, sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { type SurveyQuestion, surveyReplies, surveys } from '../../db/schema/survey.ts';
import type { PageById } from '../operator-api/pageById.ts';

type SurveyType = OperatorSurvey['type'];

const findSurveys = (db: Database) =>
  db
    .select({
      survey: surveys,
      version: rowVersion(surveys),
      replies: sql<number>`(select count(*)::int from survey_replies as reply where reply.type = surveys.type)`,
    })
    .from(surveys);

/** All surveys. */
export async function readOperatorSurveys(db: Database): Promise<OperatorSurvey[]> {
  return (await findSurveys(db).orderBy(asc(surveys.type))).map(toOperatorSurvey);
}

/** A survey as the API returns it; null for an unknown one. */
export async function readOperatorSurvey(db: Database, type: SurveyType): Promise<OperatorSurvey | null> {
  const [row] = await findSurveys(db).where(eq(surveys.type, type));
  return row ? toOperatorSurvey(row) : null;
}

function toOperatorSurvey({
  survey,
  version,
  replies,
}: Awaited<ReturnType<typeof findSurveys>>[number]): OperatorSurvey {
  return {
    // Imports and the contract of shoppers know no other types.
    type: survey.type as SurveyType,
    title: survey.title,
    questions: survey.questions.map(({ required, options, ...question }) => ({
      ...question,
      isRequired: required,
      options: [...options],
    })),
    points: survey.points,
    isOpen: survey.isActive,
    replies,
    version,
  };
}

/** Locks a survey for the rest of the transaction: replies wait for it, because they refer to it. */
export async function lockSurvey(db: Database, type: SurveyType): Promise<void> {
  await db.select({ type: surveys.type }).from(surveys).where(eq(surveys.type, type)).for('update');
}

/** How often a question was answered in one way; `answer` is null for what shoppers wrote in their own words. */
export interface AnswerCount extends Record<string, unknown> {
  readonly question: number;
  readonly answer: string | number | readonly string[] | null;
  readonly count: number;
}

/** How often each question was answered in each way. What shoppers wrote in their own words is not read. */
export async function countAnswers(
  db: Database,
  type: SurveyType,
  questions: readonly Pick<SurveyQuestion, 'id' | 'type'>[],
): Promise<readonly AnswerCount[]> {
  const ids = questions.map(({ id }) => id);
  const ownWords = questions.map((question) => question.type === 'text');
  return loadRows<AnswerCount>(
    db,
    sql`
      select question.id as question,
        case when question.has_own_words then null else reply.answers -> question.id::text end as answer,
        count(*)::int as count
      from survey_replies as reply
      cross join unnest(${sql.param(ids)}::int[], ${sql.param(ownWords)}::bool[]) as question (id, has_own_words)
      where reply.type = ${type} and reply.answers -> question.id::text is not null
      group by 1, 2`,
  );
}

/** Number of replies to a survey, with the times of the first and the last one. */
export async function findSpan(db: Database, type: SurveyType) {
  const [row] = await db
    .select({
      replies: count(),
      first: min(surveyReplies.createtime),
      last: max(surveyReplies.createtime),
    })
    .from(surveyReplies)
    .where(eq(surveyReplies.type, type));
  return row ?? { replies: 0, first: null, last: null };
}

/** One page of replies, newest first. */
export async function findReplyPage(db: Database, type: SurveyType, { after, limit }: PageById) {
  return db
    .select()
    .from(surveyReplies)
    .where(and(eq(surveyReplies.type, type), after === undefined ? undefined : lt(surveyReplies.id, after)))
    .orderBy(desc(surveyReplies.id))
    .limit(limit);
}

type ReplyRow = Awaited<ReturnType<typeof findReplyPage>>[number];

/** A reply as the API returns it; its answers in the order of the questions. */
export function toSurveyReply(
  row: ReplyRow,
  questions: readonly Pick<SurveyQuestion, 'id' | 'type'>[],
): OperatorSurveyReply {
  return {
    id: row.id,
    created: row.createtime,
    customer: row.userId,
    points: row.points,
    answers: questions.flatMap(({ id, type }) => {
      const answer = row.answers[id];
      if (answer === undefined) return [];
      return type === 'text'
        ? [{ question: id, values: [], text: String(answer) }]
        : [{ question: id, values: toValues(answer), text: '' }];
    }),
  };
}

function toValues(answer: ReplyRow['answers'][string]): string[] {
  return typeof answer === 'object' ? [...answer] : [String(answer)];
}

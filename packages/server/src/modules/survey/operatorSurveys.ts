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

/**
 * How often each option of each question was chosen; with null as the option, the number of replies that answer the
 * question at all. What shoppers wrote in their own words is not read.
 */
export async function countAnswers(db: Database, type: SurveyType, questions: readonly SurveyQuestion[]) {
  const withOptions = questions.filter((one) => one.type !== 'text').map(({ id }) => String(id));
  return loadRows<{ question: string; value: string | null; count: number }>(
    db,
    sql`
      select answer.key as question, chosen.value, count(*)::int as count
      from survey_replies as reply
      cross join lateral jsonb_each(reply.answers) as answer
      cross join lateral (
        select null::text as value
        union all
        select choice.value
        from jsonb_array_elements_text(
          case
            when answer.key <> all(${sql.param(withOptions)}::text[]) then '[]'::jsonb
            when jsonb_typeof(answer.value) = 'array' then answer.value
            else jsonb_build_array(answer.value)
          end
        ) as choice
      ) as chosen
      where reply.type = ${type}
      group by answer.key, chosen.value`,
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

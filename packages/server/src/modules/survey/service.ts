import type { questionSurveyGetForm, surveyTypes, WireOutputOf } from '@pawlet/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { surveyReplies, surveys } from '../../db/schema/survey.ts';
import type { RequestContext, ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import { arePointsOn, earnPoints } from '../points/service.ts';
import { checkAnswers, type GivenAnswer } from './rules.ts';

type SurveyType = (typeof surveyTypes)[number];

async function findSurvey(db: Database, type: SurveyType) {
  const [row] = await db
    .select()
    .from(surveys)
    .where(and(eq(surveys.type, type), eq(surveys.isActive, true)));
  return row;
}

async function findReply(db: Database, userId: number, type: SurveyType) {
  const [row] = await db
    .select({ points: surveyReplies.points })
    .from(surveyReplies)
    .where(and(eq(surveyReplies.userId, userId), eq(surveyReplies.type, type)));
  return row;
}

/** The questions of a survey, and whether the reader has answered them. */
export async function readForm(
  { db, shopper, pick }: RequestContext,
  type: SurveyType,
): Promise<Result<WireOutputOf<typeof questionSurveyGetForm>>> {
  const survey = await findSurvey(db, type);
  if (!survey) return refuse('NOT_FOUND');
  const reply = shopper === null ? undefined : await findReply(db, shopper.id, type);
  return ok({
    type: survey.type,
    title: pick(survey.title),
    is_done: reply === undefined ? 0 : 1,
    score: (await arePointsOn(db)) ? (reply?.points ?? survey.points) : 0,
    questions: survey.questions.map(({ id, title, type: kind, required, options }) => ({
      id,
      title: pick(title),
      type: kind,
      required: required ? 1 : 0,
      options: options.map(({ value, text }) => ({ value, text: pick(text) })),
    })),
  });
}

/** Stores a shopper's answers once, and gives the points for them while points are enabled. */
export async function submit(
  { db, shopper, now }: ShopperContext,
  type: SurveyType,
  given: readonly GivenAnswer[],
): Promise<Result<{ score: number }>> {
  const survey = await findSurvey(db, type);
  if (!survey) return refuse('NOT_FOUND');
  const known = await findReply(db, shopper.id, type);
  if (known) return refuse('ALREADY_DONE', { data: { score: known.points } });
  const checked = checkAnswers(survey.questions, given);
  if (checked.kind === 'invalid') return invalid(checked.fields);
  const points = (await arePointsOn(db)) ? survey.points : 0;
  const kept = await db
    .insert(surveyReplies)
    .values({ userId: shopper.id, type, answers: checked.answers, points, createtime: now })
    .onConflictDoNothing()
    .returning({ id: surveyReplies.id });
  // A concurrent call of the same account came first.
  if (kept.length === 0) return refuse('ALREADY_DONE', { data: { score: points } });
  await earnPoints(db, { userId: shopper.id, points, kind: 'survey', ref: type, now });
  return ok({ score: points });
}

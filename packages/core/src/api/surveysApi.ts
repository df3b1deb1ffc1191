import * as v from 'valibot';
import {
  questionSurveyGetForm,
  questionSurveySubmitDrinkerSurvey,
  questionSurveySubmitFeederSurvey,
} from '../contract/survey.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { callKeyed, handling, readData, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import type { NotFound, Refused } from './types/results.ts';
import type { Survey, SurveyAnswer, SurveyType } from './types/survey.ts';
import { getData } from './read.ts';

/** Result of submitting a survey. */
export type SubmitSurveyResult =
  | {
      readonly status: 'sent';
      /** Points awarded. */
      readonly points: number;
    }
  | {
      /** The shopper had answered it before; this submission was discarded. */
      readonly status: 'already-done';
      /** Points awarded then, undefined if the server did not send them. */
      readonly points: number | undefined;
    }
  /** The survey has ended. */
  | NotFound
  | Refused;

export interface SurveysApi {
  /** The questions of a survey, and whether the shopper has answered them. */
  find(
    type: SurveyType,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly survey: Survey } | NotFound>;
  /** Submits the answers, once per shopper. Idempotent: safe to retry after a lost response. */
  submit(
    type: SurveyType,
    answers: readonly SurveyAnswer[],
    options?: CallOptions,
  ): Promise<SubmitSurveyResult>;
}

const endpoints = {
  drinker: questionSurveySubmitDrinkerSurvey,
  feeder: questionSurveySubmitFeederSurvey,
} as const;

/** `data` of the ALREADY_DONE of a survey. */
const doneData = v.object({ score: v.number() });

export function createSurveysApi(http: HttpClient, context: ApiContext): SurveysApi {
  return {
    async find(type, options) {
      const reply = await http.call(questionSurveyGetForm, { type }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      const { title, is_done: isDone, score, questions } = getData(questionSurveyGetForm, reply);
      return {
        status: 'ok',
        survey: {
          type,
          title,
          isDone,
          points: score,
          questions: questions.map((question) => ({
            id: question.id,
            title: question.title,
            kind: question.type,
            isRequired: question.required,
            options: question.options,
          })),
        },
      };
    },
    async submit(type, answers, options) {
      const input = {
        answers: answers.map(({ questionId: id, value }) => ({ id, value: toWireValue(value) })),
      };
      const handled = handling(options, 'ALREADY_DONE', 'NOT_FOUND', 'VALIDATION');
      const reply = await callKeyed(http, context, endpoints[type], input, handled);
      if (reply.status === 'ok') return { status: 'sent', points: reply.data.score };
      switch (reply.reason) {
        case 'ALREADY_DONE':
          return { status: 'already-done', points: readData(doneData, reply)?.score };
        case 'NOT_FOUND':
          return { status: 'not-found' };
        default:
          return toRefused(reply);
      }
    },
  };
}

function toWireValue(value: SurveyAnswer['value']): string | string[] {
  return typeof value === 'string' ? value : [...value];
}

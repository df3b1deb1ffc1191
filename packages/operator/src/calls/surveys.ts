import { surveyTypes } from '@pawlet/core/contract';
import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { fieldsOf, hasSomeField, moment, momentOrNull, none, oneOf, whole } from '../fields.ts';
import { localizedShape, localizedWords } from '../localized.ts';
import { personal } from '../marks.ts';
import { pageFields, pageOf } from '../paging.ts';
import type { Scope } from '../scopes.ts';

/** What shoppers write in their own words may name somebody. */
const personalFor: readonly Scope[] = ['customers:read'];

const optionShape = v.object({ value: v.string(), text: localizedShape });

const questionShape = v.object({
  id: v.number(),
  title: localizedShape,
  type: v.picklist(['single', 'multi', 'text', 'scale']),
  isRequired: v.boolean(),
  /** Options of `single` and `multi`, steps of a `scale`; empty for `text`. */
  options: v.array(optionShape),
});

const surveyShape = v.object({
  type: v.picklist(surveyTypes),
  title: localizedShape,
  questions: v.array(questionShape),
  /** Points that a shopper earns by answering. */
  points: v.number(),
  /** Whether shoppers can answer it. */
  isOpen: v.boolean(),
  replies: v.number(),
  version: v.string(),
});

/** A survey as the API returns it. */
export type OperatorSurvey = v.InferOutput<typeof surveyShape>;

const resultShape = v.object({
  id: v.number(),
  title: v.string(),
  type: v.picklist(['single', 'multi', 'text', 'scale']),
  /** Replies with an answer to it. */
  answered: v.number(),
  /** How often each option was chosen, in the order of the question; empty for `text`. */
  options: v.array(v.object({ value: v.string(), text: v.string(), count: v.number() })),
  /** `scale` only: the mean of the steps; null without answers. */
  mean: v.nullable(v.number()),
});

const replyShape = v.object({
  id: v.number(),
  created: moment,
  /** Id of the customer. */
  customer: v.number(),
  points: v.number(),
  answers: v.array(
    v.object({
      question: v.number(),
      /** Chosen options, or the step of a scale; empty for `text`. */
      values: v.array(v.string()),
      /** What the shopper wrote; '' for other questions. */
      text: personal(v.string()),
    }),
  ),
});

/** A reply to a survey as the API returns it. */
export type OperatorSurveyReply = v.InferOutput<typeof replyShape>;

const one = v.object({ type: oneOf(surveyTypes) });
const points = whole(0, 1_000_000);
const title = localizedWords(200);
const questions = v.pipe(
  v.array(
    fieldsOf({
      id: whole(1, 100_000),
      title,
      type: oneOf(['single', 'multi', 'text', 'scale']),
      isRequired: v.boolean('type'),
      options: v.pipe(
        v.array(
          fieldsOf({
            value: v.pipe(v.string('type'), v.regex(/^[\w-]{1,40}$/u, 'format')),
            text: localizedWords(100),
          }),
          'type',
        ),
        v.maxLength(50, 'length'),
      ),
    }),
    'type',
  ),
  v.minLength(1, 'required'),
  v.maxLength(50, 'length'),
);

/** Surveys and what shoppers answered. */
export const surveyCalls = {
  listSurveys: operatorCall({
    name: 'surveys.list',
    summary: 'Lists the surveys with the number of replies',
    method: 'GET',
    path: '/surveys',
    access: 'marketing:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(surveyShape) }),
    writes: false,
  }),
  readSurvey: operatorCall({
    name: 'surveys.read',
    summary: 'Returns a survey',
    method: 'GET',
    path: '/surveys/{type}',
    access: 'marketing:read',
    params: one,
    input: none,
    output: surveyShape,
    writes: false,
    version: 'optional',
  }),
  createSurvey: operatorCall({
    name: 'surveys.create',
    summary: 'Creates the survey of a kind of device that has none',
    method: 'POST',
    path: '/surveys',
    access: 'marketing:write',
    params: none,
    input: fieldsOf({
      type: oneOf(surveyTypes),
      title,
      points: v.optional(points, 0),
      /** @default false */
      isOpen: v.optional(v.boolean('type'), false),
      questions,
    }),
    output: surveyShape,
    writes: true,
  }),
  changeSurvey: operatorCall({
    name: 'surveys.change',
    summary: 'Changes a survey; questions and options that were answered stay, with new texts if wanted',
    method: 'PATCH',
    path: '/surveys/{type}',
    access: 'marketing:write',
    params: one,
    input: v.pipe(
      fieldsOf({
        title: v.optional(title),
        points: v.optional(points),
        isOpen: v.optional(v.boolean('type')),
        /** All of them; answers are stored under the id. */
        questions: v.optional(questions),
      }),
      v.check((fields) => hasSomeField(fields), 'required'),
    ),
    output: surveyShape,
    writes: true,
    version: 'required',
    current: surveyShape,
    reasons: ['answered-already'],
  }),
  readSurveyResults: operatorCall({
    name: 'surveys.results',
    summary: 'Returns how often each option of each question was chosen',
    method: 'GET',
    path: '/surveys/{type}/results',
    access: 'marketing:read',
    params: one,
    input: none,
    output: v.object({
      replies: v.number(),
      first: momentOrNull,
      last: momentOrNull,
      /** Texts in the language of the request. */
      questions: v.array(resultShape),
    }),
    writes: false,
  }),
  listSurveyReplies: operatorCall({
    name: 'surveys.replies',
    summary: 'Lists the replies to a survey, newest first',
    method: 'GET',
    path: '/surveys/{type}/replies',
    access: 'marketing:read',
    params: one,
    input: fieldsOf(pageFields),
    output: pageOf(replyShape),
    writes: false,
    personalFor,
  }),
  exportSurveyReplies: operatorCall({
    name: 'surveys.export',
    summary: 'Returns up to 1,000 replies to a survey as two CSV sheets: chosen options, and own words',
    method: 'GET',
    path: '/surveys/{type}/export',
    access: 'marketing:read',
    params: one,
    input: fieldsOf({ cursor: pageFields.cursor }),
    output: v.object({
      /** One row for each reply: its number, its time, and what was chosen. Only the first page has a header. */
      choices: v.string(),
      /** One row for each text: number of the reply, question, and what was written. */
      texts: personal(v.string()),
      next: v.nullable(v.string()),
    }),
    writes: false,
    personalFor,
  }),
};

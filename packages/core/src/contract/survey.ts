import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { id, textChoice } from './fields.ts';
import { count, flag, list, text } from './outputs.ts';

/** Devices that have a survey. */
export const surveyTypes = ['drinker', 'feeder'] as const;

/** Types of survey questions. */
const surveyQuestionTypes = ['single', 'multi', 'text', 'scale'] as const;

/** The questions of a survey. */
export const questionSurveyGetForm = endpoint({
  method: 'GET',
  path: '/addons/shop/api.question_survey/getForm',
  access: 'open',
  input: v.object({ type: textChoice(surveyTypes) }),
  output: v.object({
    type: text,
    title: text,
    /** The shopper has answered it; 0 for visitors. */
    is_done: flag,
    /** Not in the wire documentation: points awarded for it, shown before answering. */
    score: count,
    questions: list(
      v.object({
        id: v.number(),
        title: text,
        type: v.picklist(surveyQuestionTypes),
        required: flag,
        options: list(v.object({ value: text, text })),
      }),
    ),
  }),
  refusals: ['NOT_FOUND'],
});

const answer = v.object(
  {
    id: id(),
    /** String, number (scale) or list (multi). */
    value: v.union(
      [
        v.pipe(v.string(), v.maxLength(2000, 'length')),
        v.number(),
        v.pipe(
          v.array(v.pipe(v.string('type'), v.maxLength(100, 'length')), 'type'),
          v.maxLength(50, 'length'),
        ),
      ],
      'type',
    ),
  },
  'type',
);

const submitInput = v.object({
  answers: v.pipe(v.array(answer, 'type'), v.minLength(1, 'required'), v.maxLength(100, 'length')),
});

const submit = {
  method: 'POST',
  access: 'shopper',
  input: submitInput,
  output: v.object({ score: count }),
  refusals: ['NOT_FOUND', 'ALREADY_DONE', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
} as const satisfies Omit<Endpoint, 'path'>;

/** Submits the survey about fountains, once. */
export const questionSurveySubmitDrinkerSurvey = endpoint({
  ...submit,
  path: '/addons/shop/api.question_survey/submitDrinkerSurvey',
});

/** Submits the survey about feeders, once. */
export const questionSurveySubmitFeederSurvey = endpoint({
  ...submit,
  path: '/addons/shop/api.question_survey/submitFeederSurvey',
});

import type { SurveysApi } from '../api/surveysApi.ts';
import type { Survey, SurveyType } from '../api/types/survey.ts';
import type { Query } from './types.ts';

type FoundSurvey = Awaited<ReturnType<SurveysApi['find']>>;

/** Surveys about devices. */
export const surveyQueries = {
  /** Open surveys of these types. */
  open: (types: readonly SurveyType[]): Query<readonly Survey[]> => ({
    key: ['surveys', types.join()],
    load: async ({ surveys }, options) => {
      const found = await Promise.all(types.map((type) => surveys.find(type, options)));
      return found.flatMap((one) => (one.status === 'ok' ? [one.survey] : []));
    },
  }),
  /** One survey to answer. */
  detail: (type: SurveyType): Query<FoundSurvey> => ({
    key: ['survey', type],
    load: ({ surveys }, options) => surveys.find(type, options),
  }),
  /** The result of a survey: loaded again, because the form was loaded before it was answered. */
  result: (type: SurveyType): Query<FoundSurvey> => ({
    key: ['survey-result', type],
    load: ({ surveys }, options) => surveys.find(type, options),
  }),
};

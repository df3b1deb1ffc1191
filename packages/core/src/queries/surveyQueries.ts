import type { SurveysApi } from '../api/surveysApi.ts';
import type { Survey, SurveyType } from '../api/types/survey.ts';
import type { Query } from './types.ts';

type FoundSurvey = Awaited<ReturnType<SurveysApi['find']>>;

/** Surveys about devices. */
export const surveyQueries = {
  /** Those that are open, of these types. */
  open: (types: readonly SurveyType[]): Query<readonly Survey[]> => ({
    key: ['surveys', types.join()],
    load: async ({ surveys }, options) => {
      const found = await Promise.all(types.map((type) => surveys.find(type, options)));
      return found.flatMap((one) => (one.status === 'ok' ? [one.survey] : []));
    },
  }),
  /** One to answer. */
  detail: (type: SurveyType): Query<FoundSurvey> => ({
    key: ['survey', type],
    load: ({ surveys }, options) => surveys.find(type, options),
  }),
  /** What one has brought: read anew, because the form was read before it was answered. */
  result: (type: SurveyType): Query<FoundSurvey> => ({
    key: ['survey-result', type],
    load: ({ surveys }, options) => surveys.find(type, options),
  }),
};

import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Surveys. */
export const surveyPages = [
  definePage({
    path: paths.survey,
    title: 'title.survey',
    needsLogin: 'actions',
    load: async () => (await import('./SurveyPage.tsx')).SurveyPage,
  }),
  definePage({
    path: paths.surveyResult,
    title: 'title.surveyResult',
    needsLogin: 'yes',
    load: async () => (await import('./ResultPage.tsx')).ResultPage,
  }),
];

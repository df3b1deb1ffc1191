import type { Route } from '../Route.ts';

/** Surveys, and the shopper's year. */
export const surveyRoutes: readonly Route[] = [
  {
    path: '/pages/questionnaireSurvey/index',
    load: () => import('../../pages/survey/SurveyPage.tsx').then((module) => ({ Page: module.SurveyPage })),
    needsLogin: 'actions',
    title: 'title.survey',
  },
  {
    path: '/pages/questionnaireSurvey/result',
    load: () => import('../../pages/survey/ResultPage.tsx').then((module) => ({ Page: module.ResultPage })),
    needsLogin: 'yes',
    title: 'title.surveyResult',
  },
  {
    path: '/pages/yearlyReport/index',
    load: () => import('../../pages/report/ReportPage.tsx').then((module) => ({ Page: module.ReportPage })),
    needsLogin: 'yes',
    title: 'title.yearlyReport',
  },
];

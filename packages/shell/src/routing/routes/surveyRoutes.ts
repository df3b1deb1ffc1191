import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** Surveys, and the shopper's year. */
export const surveyRoutes: readonly Route[] = [
  later({
    path: '/pages/questionnaireSurvey/index',
    needsLogin: 'actions',
    title: 'title.survey',
  }),
  later({
    path: '/pages/questionnaireSurvey/result',
    needsLogin: 'yes',
    title: 'title.surveyResult',
  }),
  later({
    path: '/pages/yearlyReport/index',
    needsLogin: 'yes',
    title: 'title.yearlyReport',
  }),
];

import type { SurveyType } from '@pawlet/core/api';

/** Devices that there is a survey about, as the addresses name them. */
export const surveyTypes: readonly SurveyType[] = ['drinker', 'feeder'];

/** The survey about a device; the choice of them without one. */
export function surveyRoute(type?: SurveyType): string {
  return `/pages/questionnaireSurvey/index${type === undefined ? '' : `?type=${type}`}`;
}

/** Thanks for a survey. */
export function resultRoute(type: SurveyType): string {
  return `/pages/questionnaireSurvey/result?type=${type}`;
}

/** Where the points stand that it brought. */
export const pointsRoute = '/pages/score/score';

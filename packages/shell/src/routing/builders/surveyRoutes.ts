import type { SurveyType } from '@pawlet/core/api';
import { paths } from '../paths.ts';

/** The survey about a device; the list of them without one. */
export function surveyRoute(type?: SurveyType): string {
  return `${paths.survey}${type === undefined ? '' : `?type=${type}`}`;
}

/** The thank-you page of a survey. */
export function resultRoute(type: SurveyType): string {
  return `${paths.surveyResult}?type=${type}`;
}

import type { SurveyType } from '@pawlet/core/api';
import { paths } from '../paths.ts';

/** The survey about a device; the choice of them without one. */
export function surveyRoute(type?: SurveyType): string {
  return `${paths.survey}${type === undefined ? '' : `?type=${type}`}`;
}

/** Thanks for a survey. */
export function resultRoute(type: SurveyType): string {
  return `${paths.surveyResult}?type=${type}`;
}

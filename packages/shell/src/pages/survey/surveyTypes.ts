import type { SurveyType } from '@pawlet/core/api';

/** Devices that have a survey, as in the URLs. */
export const surveyTypes: readonly SurveyType[] = ['drinker', 'feeder'];

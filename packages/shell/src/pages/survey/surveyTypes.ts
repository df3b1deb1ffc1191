import type { SurveyType } from '@pawlet/core/api';

/** Devices that have a survey, as the addresses name them. */
export const surveyTypes: readonly SurveyType[] = ['drinker', 'feeder'];

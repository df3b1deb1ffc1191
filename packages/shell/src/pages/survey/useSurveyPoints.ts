import type { Survey } from '@pawlet/core/api';
import { usePointsOffered } from '@pawlet/widgets';

/** Points of a survey; 0 where the shop has switched points off. */
export function useSurveyPoints({ points }: Pick<Survey, 'points'>): number {
  return usePointsOffered() ? points : 0;
}

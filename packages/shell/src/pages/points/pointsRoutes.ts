import type { PointsEntry } from '@pawlet/core/api';

/** The page of one movement of points. */
export function entryRoute({ id }: Pick<PointsEntry, 'id'>): string {
  return `/pages/score/details?id=${id}`;
}

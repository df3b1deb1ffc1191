import type { PointsEntry } from '@pawlet/core/api';
import { paths } from '../paths.ts';

/** The page of one entry of points. */
export function entryRoute({ id }: Pick<PointsEntry, 'id'>): string {
  return `${paths.pointsEntry}?id=${id}`;
}

import type { FoundPlace } from '@pawlet/core/api';
import { positionQueries } from '@pawlet/core/queries';
import { type Resource, useQuery } from '@pawlet/widgets';
import type { Coordinates } from './coordinates.ts';

/** The address of a point, or that it is unknown. */
export type PlaceFinding =
  | { readonly status: 'ok'; readonly place: FoundPlace }
  | { readonly status: 'not-found' | 'unavailable' };

/** Requests the address of a point; `undefined` waits for one. */
export function useFoundPlace(point: Coordinates | undefined): Resource<PlaceFinding> {
  return useQuery<PlaceFinding>(point && positionQueries.place(point), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
}

import type { FoundPlace } from '@pawlet/core/api';
import { usePawlet, useResource, type Resource } from '@pawlet/widgets';
import type { Coordinates } from './coordinates.ts';

/** Where a point lies, or that nobody knows. */
export type PlaceFinding =
  { readonly status: 'ok'; readonly place: FoundPlace } | { readonly status: 'not-found' | 'unavailable' };

/** Asks where a point lies; `undefined` waits for one. */
export function useFoundPlace(point: Coordinates | undefined): Resource<PlaceFinding> {
  const { api } = usePawlet();
  return useResource<PlaceFinding>(
    point && ['place', point.latitude, point.longitude],
    () => (point === undefined ? Promise.resolve({ status: 'unavailable' }) : api.addresses.locate(point)),
    { refreshOnFocus: false, refreshOnMount: false },
  );
}

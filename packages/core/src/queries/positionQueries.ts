import type { AddressApi } from '../api/addressApi.ts';
import type { Query } from './types.ts';

/** Points on the map. */
export const positionQueries = {
  /** Where a point lies. */
  place: (point: {
    readonly latitude: number;
    readonly longitude: number;
  }): Query<Awaited<ReturnType<AddressApi['locate']>>> => ({
    key: ['place', point.latitude, point.longitude],
    load: ({ addresses }, options) => addresses.locate(point, options),
  }),
};

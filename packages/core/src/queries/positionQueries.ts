import type { AddressApi } from '../api/addressApi.ts';
import type { Query } from './types.ts';

/** Geographic positions. */
export const positionQueries = {
  /** The place at a point. */
  place: (point: {
    readonly latitude: number;
    readonly longitude: number;
  }): Query<Awaited<ReturnType<AddressApi['locate']>>> => ({
    key: ['place', point.latitude, point.longitude],
    load: ({ addresses }, options) => addresses.locate(point, options),
  }),
};

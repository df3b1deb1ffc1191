import type { Country } from '../api/types/account.ts';
import type { Query } from './types.ts';

/** Countries. */
export const countryQueries = {
  /** Countries available for overseas addresses. */
  overseas: (): Query<readonly Country[]> => ({
    key: ['countries'],
    load: ({ addresses }, options) => addresses.countries(options),
  }),
};

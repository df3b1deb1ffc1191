import type { Country } from '@pawlet/core/api';
import { countryQueries } from '@pawlet/core/queries';
import { useQuery, type Resource } from '../../../runtime/index.ts';

/** The countries available for overseas addresses; loaded once. */
export function useCountries(): Resource<readonly Country[]> {
  return useQuery(countryQueries.overseas(), { refreshOnFocus: false, refreshOnMount: false });
}

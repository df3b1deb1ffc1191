import type { Country } from '@pawlet/core/api';
import { countryQueries } from '@pawlet/core/queries';
import { useQuery, type Resource } from '../../../runtime/index.ts';

/** The countries that an overseas address may be in; asked for once. */
export function useCountries(): Resource<readonly Country[]> {
  return useQuery(countryQueries.overseas(), { refreshOnFocus: false, refreshOnMount: false });
}

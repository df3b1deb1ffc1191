import type { Country } from '@pawlet/core/api';
import { usePawlet, useResource, type Resource } from '../../../runtime/index.ts';

/** The countries that an overseas address may be in; asked for once. */
export function useCountries(): Resource<readonly Country[]> {
  const { api } = usePawlet();
  return useResource(['countries'], () => api.addresses.countries(), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
}

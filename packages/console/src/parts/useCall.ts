import type { OperatorEndpoint, OperatorOutputOf } from '@pawlet/operator';
import type { OperatorCallOptions } from '@pawlet/operator/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale, useLogoutIfAccessDenied } from 'react-admin';
import { client } from '../api/client.ts';
import type { Query } from './Loaded.tsx';

type Options<T extends OperatorEndpoint> = Partial<Pick<OperatorCallOptions<T>, 'params' | 'input'>>;

/** Calls that differ in nothing but their period show the earlier result until the new one is there. */
const kept = { placeholderData: keepPreviousData };

/**
 * What a reading call of the operator API returns; "refresh" in the bar reads it again.
 * @param getInterval milliseconds until it is read again by itself; false: not at all, which is the default
 */
export function useCall<const T extends OperatorEndpoint>(
  endpoint: T,
  options?: Options<T>,
  getInterval: (data: OperatorOutputOf<T> | undefined) => number | false = () => false,
): Query<OperatorOutputOf<T>> {
  const locale = useLocale();
  const logOut = useLogoutIfAccessDenied();
  const { data, error, refetch } = useQuery({
    queryKey: [endpoint.name, options?.params, options?.input, locale],
    queryFn: async ({ signal }) => (await client.call<T>(endpoint, { ...options, signal })).data,
    refetchInterval: ({ state }) => getInterval(state.data),
    ...kept,
  });
  useEffect(() => {
    if (error !== null) void logOut(error);
  }, [error, logOut]);
  return { data, error, refetch };
}

import type { Query } from '@pawlet/core/queries';
import { hasStates, loadStates, type KnownState } from '@pawlet/core/rules';
import { useQuery } from '../../../runtime/index.ts';

/** The states of a country that can be chosen from; undefined while they are read, and where any text will do. */
export function useStates(country: string): readonly KnownState[] | undefined {
  const states = useQuery(statesOf(country), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
  return hasStates(country) ? states.data : undefined;
}

/** No call: they come with the code. */
const statesOf = (country: string): Query<Awaited<ReturnType<typeof loadStates>>> => ({
  key: ['states', country],
  load: () => loadStates(country),
});

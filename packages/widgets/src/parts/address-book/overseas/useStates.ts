import type { Query } from '@pawlet/core/queries';
import { hasStates, loadStates, type KnownState } from '@pawlet/core/rules';
import { useQuery } from '../../../runtime/index.ts';

/** The selectable states of a country; undefined while loading, and where any text is accepted. */
export function useStates(country: string): readonly KnownState[] | undefined {
  const states = useQuery(getStates(country), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
  return hasStates(country) ? states.data : undefined;
}

/** Not a call: they are loaded as code. */
const getStates = (country: string): Query<Awaited<ReturnType<typeof loadStates>>> => ({
  key: ['states', country],
  load: () => loadStates(country),
});

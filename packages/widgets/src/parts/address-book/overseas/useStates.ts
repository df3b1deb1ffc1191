import { hasStates, loadStates, type KnownState } from '@pawlet/core/rules';
import { useResource } from '../../../runtime/index.ts';

/** The states of a country that can be chosen from; undefined while they are read, and where any text will do. */
export function useStates(country: string): readonly KnownState[] | undefined {
  const states = useResource(['states', country], () => loadStates(country), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
  return hasStates(country) ? states.data : undefined;
}

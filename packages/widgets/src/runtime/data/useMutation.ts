import type { Mutation } from '@pawlet/core/queries';
import { usePawlet } from '../PawletContext.ts';
import { useAction, type Action } from './useAction.ts';

/**
 * Makes a change, once at a time; failures are in `error`. What it makes stale is loaded again where it is shown, and else
 * when it is shown next.
 */
export function useMutation<TInput, TResult>(mutation: Mutation<TInput, TResult>): Action<[TInput], TResult> {
  const { api, queries } = usePawlet();
  return useAction(async (input: TInput) => {
    const result = await mutation.run(api, input);
    // Busy until what it changed is shown: a second tap would do it again.
    await queries.invalidate(mutation.tags(input, result));
    return result;
  });
}

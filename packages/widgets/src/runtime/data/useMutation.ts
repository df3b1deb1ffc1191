import type { Mutation } from '@pawlet/core/queries';
import { usePawlet } from '../PawletContext.ts';
import { useAction, type Action } from './useAction.ts';

export interface MutationOptions<TInput, TResult> {
  /** Called with the result, before stale queries are reloaded. */
  readonly onResult?: ((result: TResult, input: TInput) => void) | undefined;
}

/**
 * Runs a mutation, one at a time; failures are in `error`. The queries it makes stale are reloaded if shown, otherwise
 * when they are next shown.
 */
export function useMutation<TInput, TResult>(
  mutation: Mutation<TInput, TResult>,
  { onResult }: MutationOptions<TInput, TResult> = {},
): Action<[TInput], TResult> {
  const { api, queries } = usePawlet();
  return useAction(async (input: TInput) => {
    const result = await mutation.run(api, input);
    onResult?.(result, input);
    // Busy until the result is shown: a second tap would run it again.
    await queries.invalidate(mutation.tags(input, result));
    return result;
  });
}

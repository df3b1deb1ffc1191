import type { Mutation } from '@pawlet/core/queries';
import { usePawlet } from '../PawletContext.ts';
import { useAction, type Action } from './useAction.ts';

export interface MutationOptions<TInput, TResult> {
  /** Called with what became of it, before what it made stale is loaded again. */
  readonly onResult?: ((result: TResult, input: TInput) => void) | undefined;
}

/**
 * Makes a change, once at a time; failures are in `error`. What it makes stale is loaded again where it is shown, and else
 * when it is shown next.
 */
export function useMutation<TInput, TResult>(
  mutation: Mutation<TInput, TResult>,
  { onResult }: MutationOptions<TInput, TResult> = {},
): Action<[TInput], TResult> {
  const { api, queries } = usePawlet();
  return useAction(async (input: TInput) => {
    const result = await mutation.run(api, input);
    onResult?.(result, input);
    // Busy until what it changed is shown: a second tap would do it again.
    await queries.invalidate(mutation.tags(input, result));
    return result;
  });
}

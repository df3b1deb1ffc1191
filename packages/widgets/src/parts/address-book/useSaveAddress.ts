import { addressQueries, type Mutation } from '@pawlet/core/queries';
import { useMutation, useQuery, type Action } from '../../runtime/index.ts';

/** Saves an address; done when those who show the book show it too. */
export function useSaveAddress<TForm, TResult>(
  mutation: Mutation<TForm, TResult>,
): Action<[TForm], TResult>['run'] {
  useQuery(addressQueries.list(), { refreshOnMount: false });
  return useMutation(mutation).run;
}

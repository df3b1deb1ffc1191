import { addressQueries, type Mutation } from '@pawlet/core/queries';
import { useMutation, useQuery, type Action } from '../../runtime/index.ts';

/** Saves an address; resolves when the address book has been updated everywhere. */
export function useSaveAddress<TForm, TResult>(
  mutation: Mutation<TForm, TResult>,
): Action<[TForm], TResult>['run'] {
  useQuery(addressQueries.list(), { refreshOnMount: false });
  return useMutation(mutation).run;
}

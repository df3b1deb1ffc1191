import { usePawlet, useResource } from '../runtime/index.ts';
import type { Resource } from '../runtime/index.ts';
import type { Day, Month } from './month.ts';

/** The signed days of a month; `undefined` waits. Whoever asks for the same month shares one copy. */
export function useSignedDays(month: Month | undefined): Resource<readonly Day[]> {
  const { api } = usePawlet();
  return useResource(month === undefined ? undefined : ['sign-in-month', month], (options) =>
    api.signIn.month(month ?? '', options),
  );
}

import type { DraftSlot } from '@pawlet/widgets/ui';
import { useMemo } from 'react';
import { usePage } from './PageContext.ts';

/** The draft of a form that lasts as long as its page is in the stack. */
export function usePageDraft<Values>(name: string): DraftSlot<Values> {
  const { values } = usePage().memory;
  return useMemo(
    () => ({
      key: name,
      isVisitors: false,
      read: () => values.get(name) as Values | undefined,
      keep: (draft) => {
        if (draft === undefined) values.delete(name);
        else values.set(name, draft);
      },
    }),
    [values, name],
  );
}

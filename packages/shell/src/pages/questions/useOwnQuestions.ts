import type { OwnQuestion, Page } from '@pawlet/core/api';
import { useInfiniteResource, usePawlet, usePawletEvent } from '@pawlet/widgets';

/** One of the shopper's own lists; it follows what is asked and answered elsewhere. */
export function useOwnQuestions(which: 'received' | 'asked' | 'answered') {
  const { api } = usePawlet();
  const list = useInfiniteResource<OwnQuestion, Page<OwnQuestion>>(
    ['own-questions', which],
    (page) => api.questions.mine({ which, page }),
    { refreshOnFocus: true },
  );
  usePawletEvent('pawlet:question-changed', ({ change }) => {
    if (change === which) void list.reload();
  });
  return list;
}

import { questionQueries } from '@pawlet/core/queries';
import { usePagedQuery, usePawletEvent } from '@pawlet/widgets';

/** One of the shopper's own lists; it follows questions and answers from elsewhere. */
export function useOwnQuestions(which: 'received' | 'asked' | 'answered') {
  const list = usePagedQuery(questionQueries.own(which), { refreshOnFocus: true });
  usePawletEvent('pawlet:question-changed', ({ change }) => {
    if (change === which) void list.reload();
  });
  return list;
}

import type { ReactElement } from 'react';
import { useLazyCode } from '../../runtime/index.ts';
import { ErrorState, Skeleton } from '../../ui/index.ts';

const load = () => import('../inPlaceChunk.ts');

type Parts = Awaited<ReturnType<typeof load>>;

/** Draws what the checkout does in place, where no page of the shop does it; its code comes when it is needed. */
export function InPlace({ children }: { readonly children: (parts: Parts) => ReactElement }): ReactElement {
  const parts = useLazyCode(load);
  if (parts.status === 'ready') return children(parts.code);
  return parts.status === 'failed' ? (
    <ErrorState layout="inline" onRetry={parts.retry} />
  ) : (
    <Skeleton height="56px" />
  );
}

import { lazy } from '@pawlet/core/lazy';
import type { ReactElement } from 'react';
import { useLazy } from '../../runtime/index.ts';
import { ErrorState, Skeleton } from '../../ui/index.ts';

const inPlace = lazy(() => import('../inPlaceChunk.ts'));

type Parts = Awaited<ReturnType<typeof inPlace.load>>;

/** Renders parts of the checkout in place where the shop has no page for them; their code is loaded when needed. */
export function InPlace({ children }: { readonly children: (parts: Parts) => ReactElement }): ReactElement {
  const parts = useLazy(inPlace);
  if (parts.status === 'ready') return children(parts.value);
  return parts.status === 'failed' ? (
    <ErrorState layout="inline" onRetry={parts.retry} />
  ) : (
    <Skeleton height="56px" />
  );
}

import type { ReactElement } from 'react';
import { useLazyCode } from '../../runtime/index.ts';
import { ErrorState, Skeleton } from '../../ui/index.ts';

const load = () => import('../inPlaceChunk.ts');

type Parts = Awaited<ReturnType<typeof load>>;

/** Renders parts of the checkout in place where the shop has no page for them; their code is loaded when needed. */
export function InPlace({ children }: { readonly children: (parts: Parts) => ReactElement }): ReactElement {
  const parts = useLazyCode(load);
  if (parts.status === 'ready') return children(parts.code);
  return parts.status === 'failed' ? (
    <ErrorState layout="inline" onRetry={parts.retry} />
  ) : (
    <Skeleton height="56px" />
  );
}

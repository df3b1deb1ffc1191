import type { InfiniteResource } from '@pawlet/widgets';
import { ErrorState, InfiniteSentinel, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';

export interface ListFrameProps {
  readonly list: Pick<
    InfiniteResource<unknown>,
    'status' | 'items' | 'foot' | 'isRefreshing' | 'reload' | 'loadMore'
  >;
  /** Stands where there is nothing. */
  readonly empty: ReactNode;
  /** The look of the box around the rows that stand in for those on their way. */
  readonly className: string | undefined;
  /** How high one of those is, a CSS length. */
  readonly rowHeight: string;
  readonly children: ReactNode;
}

/** A list that grows while it is scrolled: on its way, failed, empty, or there with its end. */
export function ListFrame({ list, empty, className, rowHeight, children }: ListFrameProps) {
  if (list.items.length > 0) {
    return (
      <>
        {children}
        <InfiniteSentinel status={list.foot} onReach={list.loadMore} />
      </>
    );
  }
  if (list.status === 'ready') return <>{empty}</>;
  if (list.status === 'failed') {
    return <ErrorState onRetry={() => void list.reload()} busy={list.isRefreshing} />;
  }
  return (
    <SkeletonRegion className={className}>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height={rowHeight} />
      ))}
    </SkeletonRegion>
  );
}

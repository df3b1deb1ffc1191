import type { InfiniteResource } from '@pawlet/widgets';
import { ErrorState, InfiniteSentinel, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';

export interface ListFrameProps {
  readonly list: Pick<
    InfiniteResource<unknown>,
    'status' | 'items' | 'foot' | 'isRefreshing' | 'reload' | 'loadMore'
  >;
  /** Shown where the list is empty. */
  readonly empty: ReactNode;
  /** Class of the container of skeleton rows. */
  readonly className: string | undefined;
  /** Height of a skeleton row, as a CSS length. */
  readonly rowHeight: string;
  readonly children: ReactNode;
}

/** A list with infinite scrolling: loading, failed, empty, or loaded with its end. */
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

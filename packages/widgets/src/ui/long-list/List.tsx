import type { ReactElement, ReactNode } from 'react';
import type { InfiniteResource } from '../../runtime/data/usePagedQuery.ts';
import { ErrorState, type ErrorStateProps } from '../feedback/ErrorState.tsx';
import { Skeleton, type SkeletonProps } from '../feedback/Skeleton.tsx';
import { SkeletonRegion } from '../feedback/SkeletonRegion.tsx';
import { InfiniteSentinel } from './InfiniteSentinel.tsx';

export interface ListProps {
  /** Result of `usePagedQuery`; a list that hides some of its items passes the shown ones as `items`. */
  readonly list: Pick<
    InfiniteResource<unknown>,
    'status' | 'items' | 'first' | 'foot' | 'isRefreshing' | 'loadMore'
  > & { readonly reload: () => unknown };
  /** Shown where no page has an item. */
  readonly empty: ReactNode;
  /** Shape of a row while the list loads. */
  readonly skeleton: SkeletonProps;
  /** Number of rows while the list loads. @default 4 */
  readonly rows?: number | undefined;
  /** Class of the container of these rows: the layout of the items. */
  readonly className?: string | undefined;
  /** `inline` inside a section. @default 'page' */
  readonly errorLayout?: ErrorStateProps['layout'];
  /** Shown below the items. @default loads the next page, and shows the end */
  readonly foot?: ReactNode;
  /** The items: rows, groups, or a `LongList`. */
  readonly children: ReactNode;
}

/** A list loaded page by page: its skeleton, its failure, the empty state, or its items with a footer. */
export function List(props: ListProps): ReactElement {
  const { list, empty, skeleton, rows = 4, className, errorLayout, children } = props;
  const { foot = <InfiniteSentinel status={list.foot} onReach={list.loadMore} /> } = props;
  if (list.status === 'failed') {
    return <ErrorState layout={errorLayout} onRetry={() => void list.reload()} busy={list.isRefreshing} />;
  }
  if (list.status === 'loading') {
    return (
      <SkeletonRegion className={className}>
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} {...skeleton} />
        ))}
      </SkeletonRegion>
    );
  }
  const hasItems = list.items.length > 0;
  // The items of the first page may all be hidden or removed: the next one follows.
  const isEmpty = !hasItems && (list.foot === 'end' || list.first?.hasMore !== true);
  return (
    <>
      {hasItems ? children : null}
      {isEmpty ? empty : foot}
    </>
  );
}

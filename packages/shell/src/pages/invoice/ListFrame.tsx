import { ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';
import styles from './Invoice.module.css';
import type { InvoiceList } from './useInvoiceList.ts';

export interface ListFrameProps {
  readonly list: InvoiceList;
  /** Stands where there is nothing. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A list while it loads, when it failed, when it is empty, and when it is there. */
export function ListFrame({ list, empty, children }: ListFrameProps) {
  if (list.items.length > 0) return <>{children}</>;
  if (list.status === 'ready') return <>{empty}</>;
  if (list.status === 'failed') {
    return <ErrorState onRetry={() => void list.reload()} busy={list.isRefreshing} />;
  }
  return (
    <SkeletonRegion className={styles['list']}>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height="146px" />
      ))}
    </SkeletonRegion>
  );
}

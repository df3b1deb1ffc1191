import type { ProductSummary } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { usePagedQuery, useText } from '@pawlet/widgets';
import { ProductTile } from '@pawlet/widgets/parts';
import { InfiniteSentinel, LongList, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useCallback } from 'react';
import styles from './Home.module.css';
import { homeMessages } from './homeMessages.ts';

const pageSize = 20;
const getId = ({ id }: ProductSummary): number => id;

/** Endless products, in two columns or, where there is space, three or four. */
export function Feed({ onAdd }: { readonly onAdd: (product: ProductSummary) => void }) {
  const text = useText(homeMessages);
  const feed = usePagedQuery(productQueries.list({ pageSize }));
  const draw = useCallback(
    (product: ProductSummary) => <ProductTile product={product} onAdd={onAdd} />,
    [onAdd],
  );
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{text('home.feed')}</h2>
      {feed.status === 'loading' ? (
        <SkeletonRegion className={styles['grid']}>
          <Skeleton height="260px" />
          <Skeleton height="260px" />
        </SkeletonRegion>
      ) : (
        <LongList
          items={feed.items}
          toKey={getId}
          draw={draw}
          className={styles['grid']}
          blockSize={12}
          estimatedHeight={1740}
        />
      )}
      <InfiniteSentinel status={feed.foot} onReach={feed.loadMore} />
    </section>
  );
}

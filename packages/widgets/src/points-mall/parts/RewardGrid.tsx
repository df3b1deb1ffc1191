import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  InfiniteSentinel,
  Skeleton,
  SkeletonRegion,
} from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import type { PointsView } from '../pointsViews.ts';
import type { Rewards } from '../useRewards.ts';
import { RewardCard } from './RewardCard.tsx';
import styles from './RewardGrid.module.css';

export interface RewardGridProps {
  readonly rewards: Rewards;
  readonly onOpen: (view: PointsView) => void;
}

/** Rewards in two columns, page by page. */
export function RewardGrid({ rewards, onOpen }: RewardGridProps): ReactElement {
  const { list, balance, filter, selectFilter, hasFailed, retry } = rewards;
  const text = useText(pointsMallMessages);
  if (hasFailed) return <ErrorState onRetry={retry} busy={list.isRefreshing} />;
  if (list.status !== 'ready') {
    return (
      <SkeletonRegion className={styles['grid']}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} ratio={0.68} />
        ))}
      </SkeletonRegion>
    );
  }
  if (list.items.length === 0 && list.foot === 'end') {
    return (
      <EmptyState
        picture={<Icon name="gift" size={56} />}
        title={text(filter === 'all' ? 'pointsMall.empty' : 'pointsMall.emptyRange')}
        action={
          filter === 'all' ? undefined : (
            <Button variant="outlined" onClick={() => selectFilter('all')}>
              {text('pointsMall.showAll')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <div className={styles['grid']}>
        {list.items.map((reward, index) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            balance={balance.data}
            eager={index < 4}
            onOpen={onOpen}
          />
        ))}
      </div>
      <InfiniteSentinel status={list.foot} onReach={list.loadMore} />
    </>
  );
}

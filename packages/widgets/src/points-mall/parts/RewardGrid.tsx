import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, EmptyState, Icon, List } from '../../ui/index.ts';
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
  return (
    <List
      list={{ ...list, status: hasFailed ? 'failed' : list.status, reload: retry }}
      className={styles['grid']}
      skeleton={{ ratio: 0.68 }}
      empty={
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
      }
    >
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
    </List>
  );
}

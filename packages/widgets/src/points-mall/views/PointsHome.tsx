import { useId } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import { EarnList } from '../parts/EarnList.tsx';
import { FeaturedRewards } from '../parts/FeaturedRewards.tsx';
import { FilterChips } from '../parts/FilterChips.tsx';
import { PointsHeader } from '../parts/PointsHeader.tsx';
import { RewardGrid } from '../parts/RewardGrid.tsx';
import { Shortcuts } from '../parts/Shortcuts.tsx';
import type { PointsView } from '../pointsViews.ts';
import type { Rewards } from '../useRewards.ts';
import styles from './PointsHome.module.css';

export interface PointsHomeProps {
  /** Result of `useRewards`. */
  readonly rewards: Rewards;
  readonly onOpen: (view: PointsView) => void;
}

/** The first view of the points mall: balance, links, rewards, tasks. */
export function PointsHome({ rewards, onOpen }: PointsHomeProps): ReactElement {
  const text = useText(pointsMallMessages);
  const titleId = useId();
  return (
    <div className={styles['home']}>
      <PointsHeader balance={rewards.balance} onOpen={onOpen} />
      <Shortcuts onOpen={onOpen} />
      <FeaturedRewards rewards={rewards.featured} onOpen={onOpen} />
      <section className={styles['rewards']} aria-labelledby={titleId}>
        <h3 id={titleId} className={styles['heading']}>
          {text('pointsMall.everyone')}
        </h3>
        <div className={styles['filters']}>
          <FilterChips selected={rewards.filter} onSelect={rewards.selectFilter} />
        </div>
        <RewardGrid rewards={rewards} onOpen={onOpen} />
      </section>
      <EarnList />
    </div>
  );
}

/** All rewards, filtered by points, without the rest of the first view. */
export function RewardList({ rewards, onOpen }: PointsHomeProps): ReactElement {
  return (
    <div className={styles['home']}>
      <div className={styles['filters']}>
        <FilterChips selected={rewards.filter} onSelect={rewards.selectFilter} />
      </div>
      <RewardGrid rewards={rewards} onOpen={onOpen} />
    </div>
  );
}

import type { RewardKind } from '@pawlet/core/api';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { pointsMallMessages } from '../messages.ts';
import { EarnList } from '../parts/EarnList.tsx';
import { FeaturedRewards } from '../parts/FeaturedRewards.tsx';
import { FilterChips } from '../parts/FilterChips.tsx';
import { PointsHeader } from '../parts/PointsHeader.tsx';
import { RewardGrid } from '../parts/RewardGrid.tsx';
import { Shortcuts } from '../parts/Shortcuts.tsx';
import type { PointsView } from '../pointsViews.ts';
import type { RewardFilter } from '../rewardRules.ts';
import { useRewards } from '../useRewards.ts';
import styles from './PointsHome.module.css';

export interface PointsHomeProps {
  /** What the rewards are narrowed to first. @default 'all' */
  readonly filter?: RewardFilter | undefined;
  /** Called when the shopper narrows them otherwise. */
  readonly onFilter?: ((filter: RewardFilter) => void) | undefined;
  readonly onOpen: (view: PointsView) => void;
}

/** The first view of the points mall: balance, ways on, rewards, tasks. */
export function PointsHome({ filter, onFilter, onOpen }: PointsHomeProps): ReactElement {
  const text = useText(pointsMallMessages);
  const titleId = useId();
  const rewards = useRewards({ filter, onFilter });
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

export interface RewardListProps extends PointsHomeProps {
  /** Digital or physical rewards only. @default both */
  readonly kind?: RewardKind | undefined;
}

/** All rewards, narrowed by points, without the rest of the first view. */
export function RewardList({ filter, onFilter, kind, onOpen }: RewardListProps): ReactElement {
  const rewards = useRewards({ filter, onFilter, kind });
  return (
    <div className={styles['home']}>
      <div className={styles['filters']}>
        <FilterChips selected={rewards.filter} onSelect={rewards.selectFilter} />
      </div>
      <RewardGrid rewards={rewards} onOpen={onOpen} />
    </div>
  );
}

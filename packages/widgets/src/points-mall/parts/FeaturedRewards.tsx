import type { Reward } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Carousel, part, Picture } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import type { PointsView } from '../pointsViews.ts';
import styles from './FeaturedRewards.module.css';
import { Points } from './Points.tsx';
import { ViewLink } from './ViewLink.tsx';

export interface FeaturedRewardsProps {
  readonly rewards: readonly Reward[];
  readonly onOpen: (view: PointsView) => void;
}

/** The banner: recommended rewards, one at a time. */
export function FeaturedRewards({ rewards, onOpen }: FeaturedRewardsProps): ReactElement | null {
  const text = useText(pointsMallMessages);
  if (rewards.length === 0) return null;
  return (
    <div className={styles['frame']} {...part('banner')}>
      <Carousel label={text('pointsMall.featured')} autoMs={5000} indicator="counter">
        {rewards.map((reward) => (
          <ViewLink
            key={reward.id}
            className={styles['slide']}
            view={{ name: 'reward', rewardId: reward.id }}
            onOpen={onOpen}
          >
            <span className={styles['picture']}>
              <Picture src={reward.imageUrl} alt="" sizes="140px" loading="eager" radius="m" />
            </span>
            <span className={styles['words']}>
              <span className={styles['title']}>{reward.title}</span>
              {reward.description === '' ? null : (
                <span className={styles['description']}>{reward.description}</span>
              )}
              <Points amount={reward.points} />
            </span>
          </ViewLink>
        ))}
      </Carousel>
    </div>
  );
}

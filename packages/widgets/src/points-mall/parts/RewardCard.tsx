import type { Reward } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { roundedCount } from '@pawlet/core/i18n';
import type { ReactElement } from 'react';
import { useLocale, useText } from '../../runtime/index.ts';
import { part, Picture, Tag } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import type { PointsView } from '../pointsViews.ts';
import { getAffordability } from '../rewardRules.ts';
import { Points } from './Points.tsx';
import styles from './RewardCard.module.css';
import { ViewLink } from './ViewLink.tsx';

export interface RewardCardProps {
  readonly reward: Reward;
  /** Undefined for a visitor, and until loaded. */
  readonly balance: number | undefined;
  /** Loads the picture before it is visible, for the first cards. @default false */
  readonly eager?: boolean | undefined;
  readonly onOpen: (view: PointsView) => void;
}

/** A reward in the list: picture, name, points, affordability, number redeemed. */
export function RewardCard({ reward, balance, eager = false, onOpen }: RewardCardProps): ReactElement {
  const text = useText(pointsMallMessages);
  const shopText = useText(shopMessages);
  const locale = useLocale();
  const affordability = getAffordability(reward, balance);
  return (
    <article className={styles['card']} data-state={affordability} {...part('card')}>
      <ViewLink className={styles['link']} view={{ name: 'reward', rewardId: reward.id }} onOpen={onOpen}>
        <span className={styles['picture']} {...part('picture')}>
          <Picture src={reward.imageUrl} alt="" sizes="min(50vw, 240px)" loading={eager ? 'eager' : 'lazy'} />
          {affordability === 'out-of-stock' ? (
            <span className={styles['soldOut']}>{shopText('stock.none')}</span>
          ) : null}
        </span>
        <span className={styles['text']}>
          <span className={styles['title']} {...part('title')}>
            {reward.title}
          </span>
          <span {...part('price')}>
            <Points amount={reward.points} />
          </span>
          <span className={styles['foot']}>
            {affordability === 'affordable' ? (
              <Tag tone="success">{text('pointsMall.affordable')}</Tag>
            ) : null}
            {affordability === 'short' ? <Tag tone="neutral">{shopText('points.notEnough')}</Tag> : null}
            {reward.redeemedCount > 0 ? (
              <span className={styles['redeemed']}>
                {text('pointsMall.redeemed', {
                  count: reward.redeemedCount,
                  amount: roundedCount(reward.redeemedCount, locale),
                })}
              </span>
            ) : null}
          </span>
        </span>
      </ViewLink>
    </article>
  );
}

import type { RewardDetail, RewardId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { roundedCount } from '@pawlet/core/i18n';
import type { ReactElement } from 'react';
import { productMessages, RichText } from '../../parts/index.ts';
import { useLocale, useText } from '../../runtime/index.ts';
import {
  Button,
  Carousel,
  ErrorState,
  part,
  Picture,
  Skeleton,
  SkeletonRegion,
  Stepper,
  Tag,
} from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import { BottomBar } from '../parts/BottomBar.tsx';
import { ModelPicker } from '../parts/ModelPicker.tsx';
import { Points } from '../parts/Points.tsx';
import { RewardGone } from '../parts/RewardGone.tsx';
import type { PointsView } from '../pointsViews.ts';
import { useReward } from '../useReward.ts';
import { useRewardChoice } from '../useRewardChoice.ts';
import styles from './RewardView.module.css';
import viewStyles from '../View.module.css';

export interface RewardViewProps {
  readonly rewardId: RewardId;
  readonly onOpen: (view: PointsView) => void;
}

/** One reward: pictures, points, selection, description, and the exchange button. */
export function RewardView({ rewardId, onOpen }: RewardViewProps): ReactElement {
  const { status, reward, isRefreshing, reload } = useReward(rewardId);
  if (status === 'failed') return <ErrorState onRetry={() => void reload()} busy={isRefreshing} />;
  if (status === 'gone') return <RewardGone onOpen={onOpen} />;
  if (reward === undefined) {
    return (
      <SkeletonRegion className={viewStyles['view']}>
        <Skeleton ratio={1} />
        <div className={viewStyles['content']}>
          <Skeleton height="112px" />
          <Skeleton height="120px" />
        </div>
      </SkeletonRegion>
    );
  }
  return <ReadyReward reward={reward} onOpen={onOpen} />;
}

/** Up to this stock, the number of units left is shown. */
const fewPieces = 5;

function ReadyReward({
  reward,
  onOpen,
}: { readonly reward: RewardDetail } & Pick<RewardViewProps, 'onOpen'>): ReactElement {
  const text = useText(pointsMallMessages);
  const productText = useText(productMessages);
  const shopText = useText(shopMessages);
  const locale = useLocale();
  const choice = useRewardChoice(reward, onOpen);
  const { stock, limit, redeemedCount } = reward;
  const stockText = (): string => {
    if (stock === 0) return shopText('stock.none');
    return stock <= fewPieces
      ? productText('goods.onlyLeft', { count: stock })
      : productText('goods.inStock');
  };
  const buttonText = (): string => {
    if (choice.affordability === 'out-of-stock') return shopText('stock.none');
    return choice.affordability === 'short' ? shopText('points.notEnough') : text('pointsMall.exchange');
  };
  const isPossible = choice.affordability !== 'out-of-stock' && choice.affordability !== 'short';
  return (
    <div className={viewStyles['view']}>
      <Carousel className={styles['pictures']} label={text('pointsMall.pictures')} indicator="counter">
        {reward.imageUrls.map((url, index) => (
          <Picture
            key={url}
            src={url}
            alt={index === 0 ? reward.title : ''}
            sizes="min(100vw, 480px)"
            loading={index === 0 ? 'first' : 'lazy'}
          />
        ))}
      </Carousel>
      <div className={viewStyles['content']}>
        <section className={styles['head']}>
          <div className={styles['price']} {...part('price')}>
            <Points amount={reward.points} size="l" />
            {redeemedCount > 0 ? (
              <span className={styles['redeemed']}>
                {text('pointsMall.redeemed', {
                  count: redeemedCount,
                  amount: roundedCount(redeemedCount, locale),
                })}
              </span>
            ) : null}
          </div>
          <h3 className={styles['title']} {...part('title')}>
            {reward.title}
          </h3>
          {reward.description === '' ? null : <p className={styles['description']}>{reward.description}</p>}
          <div className={styles['tags']}>
            <Tag tone="neutral">
              {text(reward.kind === 'digital' ? 'pointsMall.digital' : 'pointsMall.physical')}
            </Tag>
            <Tag tone={stock <= fewPieces ? 'warning' : 'success'}>{stockText()}</Tag>
            {limit === undefined ? null : (
              <Tag tone="neutral">{productText('goods.limit', { count: limit })}</Tag>
            )}
          </div>
        </section>
        {stock > 0 ? (
          <section className={viewStyles['card']}>
            {reward.models.length > 0 ? (
              <ModelPicker
                models={reward.models}
                selected={choice.model}
                onSelect={choice.setModel}
                missed={choice.modelMissed}
              />
            ) : null}
            <div className={styles['quantity']}>
              <span>{productText('goods.quantity')}</span>
              <Stepper
                label={productText('goods.quantity')}
                value={choice.quantity}
                max={choice.most}
                onChange={choice.setQuantity}
              />
            </div>
          </section>
        ) : null}
        <section className={viewStyles['card']}>
          <h3 className={viewStyles['heading']}>{text('pointsMall.about')}</h3>
          <div className={styles['about']}>
            <RichText html={reward.contentHtml} />
          </div>
        </section>
      </div>
      <BottomBar cost={reward.points * choice.quantity}>
        <Button
          size="l"
          block
          variant={isPossible ? 'solid' : 'tinted'}
          tone={isPossible ? 'primary' : 'neutral'}
          aria-disabled={isPossible ? undefined : true}
          onClick={choice.confirm}
        >
          {buttonText()}
        </Button>
      </BottomBar>
    </div>
  );
}

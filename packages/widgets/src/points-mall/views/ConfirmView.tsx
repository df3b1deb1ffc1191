import type { RewardDetail, RewardId } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { ErrorState, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import { ConfirmForm, type ConfirmFormProps } from '../parts/ConfirmForm.tsx';
import { RewardGone } from '../parts/RewardGone.tsx';
import { SignInGate } from '../parts/SignInGate.tsx';
import type { PointsView } from '../pointsViews.ts';
import { useDelivery } from '../useDelivery.ts';
import { useReward } from '../useReward.ts';
import viewStyles from '../View.module.css';

export interface ConfirmViewProps {
  readonly rewardId: RewardId;
  /** @default 1 */
  readonly quantity?: number | undefined;
  /** Required where the reward has models; it can also be selected here. */
  readonly model?: string | undefined;
  /** The exchange was created. */
  readonly onDone: (view: PointsView & { readonly name: 'done' }) => void;
  readonly onOpen: (view: PointsView) => void;
}

/** The last step before an exchange: address, points before and after, and that it is final. */
export function ConfirmView(props: ConfirmViewProps): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <SignInGate title={text('pointsMall.logInConfirm')}>
      <Confirm {...props} />
    </SignInGate>
  );
}

function Confirm({ rewardId, quantity = 1, model, onDone, onOpen }: ConfirmViewProps): ReactElement {
  const { status, reward, isRefreshing, reload } = useReward(rewardId);
  if (status === 'failed') return <ErrorState onRetry={() => void reload()} busy={isRefreshing} />;
  if (status === 'gone') return <RewardGone onOpen={onOpen} />;
  if (reward === undefined) {
    return (
      <SkeletonRegion className={viewStyles['content']}>
        <Skeleton height="88px" />
        <Skeleton height="104px" />
        <Skeleton height="132px" />
      </SkeletonRegion>
    );
  }
  const shared = { reward, quantity, model, onDone };
  return reward.kind === 'digital' ? (
    <ConfirmForm {...shared} delivery={undefined} />
  ) : (
    <PhysicalForm {...shared} />
  );
}

/** Loads the address book, which a digital reward does not need. */
function PhysicalForm(
  props: Omit<ConfirmFormProps, 'delivery'> & { readonly reward: RewardDetail },
): ReactElement {
  return <ConfirmForm {...props} delivery={useDelivery()} />;
}

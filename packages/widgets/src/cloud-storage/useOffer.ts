import type { CloudPlan, CloudPlanId, CloudPlanType, EpochMs } from '@pawlet/core/api';
import { cloudStorageQueries } from '@pawlet/core/queries';
import { useState } from 'react';
import { useQuery } from '../runtime/index.ts';
import type { Camera } from './cameras.ts';
import { getBestValue, extendsTo } from './storageTerms.ts';
import type { Cameras } from './useCameras.ts';

export interface OfferOptions {
  readonly cameras: Cameras;
  /** The initially selected plan. @default the best value, else the first */
  readonly plan?: CloudPlanType | undefined;
  /** Milliseconds since 1970. */
  readonly now: EpochMs;
}

/** The plans and the selected one. */
export interface Offer {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly plans: readonly CloudPlan[];
  readonly plan: CloudPlan | undefined;
  readonly choose: (id: CloudPlanId) => void;
  /** Resulting expiry of the selected camera for a plan. */
  readonly endOf: (plan: CloudPlan) => EpochMs | undefined;
  readonly reload: () => Promise<void>;
  readonly isRefreshing: boolean;
}

/** Loads the plans for the selected camera; also for visitors. */
export function useOffer({ cameras, plan: first, now }: OfferOptions): Offer {
  const [chosen, setChosen] = useState<CloudPlanId>();
  const { status, camera } = cameras;
  const deviceId = camera?.id ?? '';
  const offer = useQuery(
    status === 'ready' || status === 'visitor' ? cloudStorageQueries.plans(deviceId) : undefined,
    { keepPrevious: true },
  );
  const plans = offer.data?.plans ?? [];
  const wanted = plans.filter(({ type }) => type === first);
  return {
    status: status === 'failed' ? 'failed' : offer.status,
    plans,
    plan: plans.find(({ id }) => id === chosen) ?? wanted[0] ?? getBestValue(plans) ?? plans[0],
    choose: setChosen,
    endOf: (plan) => endOf(plan, camera, offer.data?.deviceId === deviceId, now),
    reload: offer.reload,
    isRefreshing: offer.isRefreshing,
  };
}

/** The server's value for this camera, or a computed one until it has loaded; undefined if the time is not known either. */
function endOf(
  plan: CloudPlan,
  camera: Camera | undefined,
  isOfCamera: boolean,
  now: EpochMs,
): EpochMs | undefined {
  if (isOfCamera && plan.extendsTo !== undefined) return plan.extendsTo;
  return now === 0 ? undefined : extendsTo(camera?.expiresAt, plan.days, now);
}

import type { CloudPlan } from '@pawlet/core/api';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { part, Price } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import { getBestValue, pricePerMonth, computeSaving } from '../storageTerms.ts';
import type { Offer } from '../useOffer.ts';
import { PlanEnd } from './PlanEnd.tsx';

export interface PlanCardsProps {
  readonly offer: Offer;
  /** True while a purchase extends existing storage. @default false */
  readonly isExtending?: boolean | undefined;
}

/** The plans as selectable cards. */
export function PlanCards({ offer, isExtending = false }: PlanCardsProps): ReactElement {
  const { plans, plan: chosen, choose } = offer;
  const text = useText(cloudStorageMessages);
  const groupName = useId();
  const titleId = useId();
  const best = getBestValue(plans);
  if (plans.length === 0) return <p className={styles['noPlans']}>{text('cloudStorage.noPlans')}</p>;
  return (
    <section className={styles['plans']}>
      <h2 id={titleId} className={styles['heading']}>
        {text('cloudStorage.plans')}
      </h2>
      <div role="radiogroup" aria-labelledby={titleId} className={styles['planGrid']}>
        {plans.map((plan) => (
          <label
            key={plan.id}
            className={styles['plan']}
            data-state={plan.id === chosen?.id ? 'selected' : undefined}
            {...part('plan')}
          >
            <input
              type="radio"
              className={styles['planInput']}
              name={groupName}
              value={plan.id}
              checked={plan.id === chosen?.id}
              onChange={() => choose(plan.id)}
            />
            <PlanFace
              plan={plan}
              saving={computeSaving(plan, plans)}
              isBest={plan.id === best?.id}
              end={offer.endOf(plan)}
              isExtending={isExtending}
            />
          </label>
        ))}
      </div>
    </section>
  );
}

interface PlanFaceProps {
  readonly plan: CloudPlan;
  /** Percentage. */
  readonly saving: number | undefined;
  readonly isBest: boolean;
  /** Milliseconds since 1970. */
  readonly end: number | undefined;
  readonly isExtending: boolean;
}

function PlanFace({ plan, saving, isBest, end, isExtending }: PlanFaceProps): ReactElement {
  const text = useText(cloudStorageMessages);
  const format = useFormat();
  const monthly = pricePerMonth(plan);
  return (
    <>
      {isBest ? <span className={styles['best']}>{text('cloudStorage.bestValue')}</span> : null}
      <span className={styles['planName']}>{plan.name}</span>
      <span {...part('price')}>
        <Price amount={plan.price} size="l" was={plan.marketPrice} />
      </span>
      {monthly === undefined && saving === undefined ? null : (
        <span className={styles['planValue']}>
          {monthly === undefined ? null : (
            <span>{text('cloudStorage.perMonth', { amount: format.money(monthly) })}</span>
          )}
          {saving === undefined ? null : (
            <span className={styles['saving']}>
              {text('cloudStorage.saving', { percent: format.percent(saving / 100) })}
            </span>
          )}
        </span>
      )}
      <span className={styles['planEnd']}>
        <span>{text('cloudStorage.daysAdded', { count: plan.days })}</span>
        <PlanEnd end={end} isExtending={isExtending} className={styles['planDate']} />
      </span>
      {plan.description === '' ? null : <span className={styles['planNote']}>{plan.description}</span>}
    </>
  );
}

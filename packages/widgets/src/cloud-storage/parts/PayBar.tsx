import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, part, Price } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import type { Offer } from '../useOffer.ts';
import type { Purchase } from '../usePurchase.ts';
import { PlanEnd } from './PlanEnd.tsx';

export interface PayBarProps {
  readonly offer: Offer;
  readonly purchase: Purchase;
  /** True while a purchase extends existing storage. @default false */
  readonly isExtending?: boolean | undefined;
}

/** The bar at the lower edge: price and expiry of the selected plan, and the button that buys it. */
export function PayBar({ offer, purchase, isExtending = false }: PayBarProps): ReactElement | null {
  const { plan } = offer;
  const text = useText(cloudStorageMessages);
  if (plan === undefined) return null;
  return (
    <div className={styles['bar']} {...part('bar')}>
      <span className={styles['barTotal']} aria-live="polite">
        <PlanEnd end={offer.endOf(plan)} isExtending={isExtending} className={styles['barWord']} />
        <span {...part('price')}>
          <Price amount={plan.price} size="l" />
        </span>
      </span>
      <span className={styles['barButton']}>
        <Button block size="l" busy={purchase.isBusy} onClick={purchase.start}>
          {text('cloudStorage.pay')}
        </Button>
      </span>
    </div>
  );
}

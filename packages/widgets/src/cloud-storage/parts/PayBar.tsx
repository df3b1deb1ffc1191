import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Button, part, Price } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import type { Offer } from '../useOffer.ts';
import type { Purchase } from '../usePurchase.ts';

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
  const format = useFormat();
  if (plan === undefined) return null;
  const end = offer.endOf(plan);
  const date = end === undefined ? undefined : format.date(end);
  return (
    <div className={styles['bar']} {...part('bar')}>
      <span className={styles['barTotal']} aria-live="polite">
        {date === undefined ? null : (
          <span className={styles['barWord']}>
            {isExtending
              ? text('cloudStorage.extendsTo', { date })
              : text('cloudStorage.validUntil', { date })}
          </span>
        )}
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

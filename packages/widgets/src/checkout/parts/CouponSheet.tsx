import type { CheckoutCoupon, ClaimableCoupon, Quote } from '@pawlet/core/api';
import { negateMoney } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { useAction, useFormat, useText } from '../../runtime/index.ts';
import { Button, RadioGroup, RadioRow, Sheet } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../checkoutMessages.ts';
import type { CheckoutView } from '../useCheckout.ts';

export interface CouponSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly view: CheckoutView;
  readonly quote: Quote;
}

/** Selects a coupon, or claims an offered one; unusable ones show the reason. */
export function CouponSheet({ open, onClose, view, quote }: CouponSheetProps): ReactElement {
  const text = useText(checkoutMessages);
  const format = useFormat();
  const choose = (coupon: CheckoutCoupon | undefined): void => {
    view.chooseCoupon(coupon?.userCouponId);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={text('checkout.coupon')}>
      <div className={styles['coupons']}>
        {quote.claimableCoupons.length === 0 ? null : (
          <ul className={styles['claimable']} aria-label={text('checkout.couponsOnOffer')}>
            {quote.claimableCoupons.map((coupon) => (
              <ClaimableRow key={coupon.id} coupon={coupon} view={view} onClaimed={onClose} />
            ))}
          </ul>
        )}
        <RadioGroup isFinal label={text('checkout.coupon')}>
          {quote.coupons.map((coupon) => (
            <RadioRow
              key={coupon.userCouponId}
              name="coupon"
              value={String(coupon.userCouponId)}
              checked={coupon.userCouponId === view.coupon}
              onSelect={() => choose(coupon)}
              label={`${coupon.name} ${format.money(negateMoney(coupon.off))}`}
              description={coupon.conditionText}
            />
          ))}
          <RadioRow
            name="coupon"
            value=""
            checked={view.coupon === undefined}
            onSelect={() => choose(undefined)}
            label={text('checkout.couponNone')}
          />
          {quote.unusableCoupons.map((coupon) => (
            <RadioRow
              key={coupon.userCouponId}
              name="coupon"
              value={String(coupon.userCouponId)}
              checked={false}
              disabled
              onSelect={() => undefined}
              label={coupon.name}
              description={coupon.message === '' ? text('checkout.couponUnusable') : coupon.message}
            />
          ))}
        </RadioGroup>
      </div>
    </Sheet>
  );
}

interface ClaimableRowProps {
  readonly coupon: ClaimableCoupon;
  readonly view: CheckoutView;
  readonly onClaimed: () => void;
}

/** An offered coupon: one tap claims it and uses it for this order. */
function ClaimableRow({ coupon, view, onClaimed }: ClaimableRowProps): ReactElement {
  const text = useText(checkoutMessages);
  const format = useFormat();
  const { run, isBusy } = useAction(async () => {
    await view.claimCoupon(coupon.id);
    onClaimed();
  });
  const { name, conditionText } = coupon;
  return (
    <li className={styles['claimableRow']}>
      <span className={styles['claimableText']}>
        <span>
          {name} <span className={styles['off']}>{format.money(negateMoney(coupon.off))}</span>
        </span>
        <small>{conditionText}</small>
      </span>
      <Button
        size="s"
        busy={isBusy}
        aria-label={text('checkout.couponClaimOf', { name })}
        onClick={() => void run()}
      >
        {text('checkout.couponClaim')}
      </Button>
    </li>
  );
}

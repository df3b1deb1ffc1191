import type { CheckoutCoupon, Quote } from '@pawlet/core/api';
import { negateMoney } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { RadioGroup, RadioRow, Sheet } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../messages.ts';
import type { CheckoutView } from '../useCheckout.ts';

export interface CouponSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly view: CheckoutView;
  readonly quote: Quote;
}

/** Chooses a coupon; those that do not count say why. */
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

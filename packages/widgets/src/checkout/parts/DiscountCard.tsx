import { shopMessages } from '@pawlet/core/errors';
import type { Quote } from '@pawlet/core/api';
import { negateMoney } from '@pawlet/core/rules';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { usePointsBalance } from '../../parts/usePointsBalance.ts';
import { useFormat, useLazyPart, useLazySheet, useText, useToast } from '../../runtime/index.ts';
import { Cell, ErrorState, Skeleton, Switch } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../checkoutMessages.ts';
import type { CheckoutView } from '../useCheckout.ts';
import { lazySheets } from '../lazySheets.ts';

export interface DiscountCardProps {
  readonly view: CheckoutView;
  readonly quote: Quote;
}

/** The shopper's reductions: a coupon, a code, points. */
export function DiscountCard({ view, quote }: DiscountCardProps): ReactElement {
  const { points } = quote;
  return (
    <section className={styles['card']}>
      {quote.coupons.length + quote.unusableCoupons.length + quote.claimableCoupons.length > 0 ? (
        <CouponRow view={view} quote={quote} />
      ) : null}
      <CodeRow view={view} quote={quote} />
      {points.usable > 0 ? <PointsRow view={view} quote={quote} /> : null}
    </section>
  );
}

/** The field for a code; its code is usually there before the quote. */
function CodeRow({ view, quote }: DiscountCardProps): ReactElement {
  const parts = useLazyPart(lazySheets);
  switch (parts.status) {
    case 'loading':
      return <Skeleton height="52px" />;
    case 'failed':
      return <ErrorState layout="inline" onRetry={parts.retry} />;
    case 'ready':
      return (
        <parts.value.DiscountCodeField
          lineIds={quote.lines.map(({ id }) => id)}
          refusal={view.codeError}
          onRefusalRead={view.clearCodeError}
        />
      );
  }
}

/** The switch for using points, and the balance before and after the order. */
function PointsRow({ view, quote: { points } }: DiscountCardProps): ReactElement {
  const text = useText(checkoutMessages);
  const format = useFormat();
  const balance = usePointsBalance().data;
  const used = view.usesPoints ? points.used : 0;
  const balanceText = (now: number): string => {
    const amounts = { count: now, points: format.number(now), after: format.number(Math.max(0, now - used)) };
    return used > 0 ? text('checkout.pointsAfter', amounts) : text('checkout.pointsNow', amounts);
  };
  return (
    <div>
      <Switch checked={view.usesPoints} onChange={view.setUsesPoints}>
        <span>
          {text('checkout.points', { points: format.number(points.usable) })}
          {used > 0 ? (
            <span className={styles['off']}> {format.money(negateMoney(points.worth))}</span>
          ) : null}
        </span>
      </Switch>
      {balance === undefined ? null : <output className={styles['balance']}>{balanceText(balance)}</output>}
    </div>
  );
}

function CouponRow({ view, quote }: DiscountCardProps): ReactElement {
  const text = useText(checkoutMessages);
  const shopText = useText(shopMessages);
  const format = useFormat();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const sheets = useLazySheet(lazySheets, isOpen, close);
  const chosen = quote.coupons.find(({ userCouponId }) => userCouponId === view.coupon);
  const [best] = quote.claimableCoupons;
  const value = (): string => {
    if (chosen !== undefined) return format.money(negateMoney(chosen.off));
    if (quote.coupons.length > 0) return text('checkout.couponUsable', { count: quote.coupons.length });
    return best === undefined
      ? text('checkout.couponUnusable')
      : text('checkout.couponOffer', { off: format.money(best.off) });
  };
  return (
    <>
      <Cell
        label={text('checkout.coupon')}
        value={value()}
        valueTone={quote.coupons.length === 0 && best === undefined ? 'secondary' : 'primary'}
        onClick={() => {
          if (view.address === undefined) showToast(shopText('check.couponNeedsAddress'));
          else setIsOpen(true);
        }}
      />
      {sheets === undefined ? null : (
        <sheets.CouponSheet open={isOpen} onClose={close} view={view} quote={quote} />
      )}
    </>
  );
}

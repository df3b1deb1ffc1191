import type { Coupon, OfferedCoupon } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { ProgressBar } from '@pawlet/widgets/ui';
import { ClaimButton } from './ClaimButton.tsx';
import styles from './Coupon.module.css';
import { couponsMessages } from './couponsMessages.ts';
import { Ticket } from './Ticket.tsx';

/** A coupon as it is offered; a product's coupons do not say how many of them are gone. */
type Offer = Coupon & Partial<Pick<OfferedCoupon, 'claimedShare'>>;

export interface OfferTicketProps {
  readonly coupon: Offer;
}

/** A coupon that can be claimed, with how many have been. */
export function OfferTicket({ coupon }: OfferTicketProps) {
  return (
    <Ticket
      coupon={coupon}
      validity={
        coupon.message === '' || coupon.isReceived || coupon.isAllClaimed
          ? coupon.validityText
          : coupon.message
      }
      progress={<ClaimedShare coupon={coupon} />}
      action={<ClaimButton coupon={coupon} />}
    />
  );
}

/** How much of a coupon is gone, where there is an end of it. */
export function ClaimedShare({ coupon }: { readonly coupon: Offer }) {
  const text = useText(couponsMessages);
  const format = useFormat();
  const { claimedShare, isAllClaimed } = coupon;
  if (claimedShare === undefined || claimedShare === 0) return null;
  // The last one is not gone at 99.6 %.
  const shown = isAllClaimed ? 1 : Math.min(claimedShare, 0.99);
  const words = text('coupons.share', { percent: format.percent(shown) });
  return (
    <div className={styles['share']}>
      <ProgressBar value={shown} label={words} />
      <span aria-hidden="true">{words}</span>
    </div>
  );
}

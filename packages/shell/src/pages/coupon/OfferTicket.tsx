import type { Coupon, OfferedCoupon } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { ProgressBar } from '@pawlet/widgets/ui';
import { ClaimButton } from './ClaimButton.tsx';
import styles from './Coupon.module.css';
import { couponsMessages } from './couponsMessages.ts';
import { Ticket } from './Ticket.tsx';

/** A coupon on offer; a product's coupons do not include how many are claimed. */
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

/** The claimed share of a coupon, where it is limited. */
export function ClaimedShare({ coupon }: { readonly coupon: Offer }) {
  const text = useText(couponsMessages);
  const format = useFormat();
  const { claimedShare, isAllClaimed } = coupon;
  if (claimedShare === undefined || claimedShare === 0) return null;
  // At 99.6 % the last one is still available.
  const shown = isAllClaimed ? 1 : Math.min(claimedShare, 0.99);
  const words = text('coupons.share', { percent: format.percent(shown) });
  return (
    <div className={styles['share']}>
      <ProgressBar value={shown} label={words} />
      <span aria-hidden="true">{words}</span>
    </div>
  );
}

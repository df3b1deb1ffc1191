import type { Coupon } from '@pawlet/core/api';
import { claimCoupon } from '@pawlet/core/queries';
import { useMutation, useRequireLogin, useText, useToast } from '@pawlet/widgets';
import { Button, type ButtonProps } from '@pawlet/widgets/ui';
import { couponsMessages } from './couponsMessages.ts';

export interface ClaimButtonProps {
  readonly coupon: Coupon;
  /** @default 's' */
  readonly size?: ButtonProps['size'];
  readonly block?: boolean | undefined;
}

/** Claims a coupon, asking for the log-in first; shows when there is nothing to claim. */
export function ClaimButton({ coupon, size = 's', block }: ClaimButtonProps) {
  const text = useText(couponsMessages);
  const showToast = useToast();
  const requireLogin = useRequireLogin();
  const { run, isBusy } = useMutation(claimCoupon);
  const claim = async (): Promise<void> => {
    if (!(await requireLogin())) return;
    const result = await run(coupon.id);
    if (result?.status === 'claimed') showToast(text('coupons.claimDone'));
    if (result?.status === 'limit-reached' || result?.status === 'unusable') showToast(result.message);
    if (result?.status === 'not-found') showToast(text('coupons.notFound'));
  };
  const closed = getClosedWord(coupon);
  if (closed !== undefined) {
    return (
      <Button size={size} block={block} variant="tinted" tone="neutral" disabled>
        {text(closed)}
      </Button>
    );
  }
  const { name, ownCount, perPerson } = coupon;
  // A shopper who already has one is told so before claiming another.
  const share = perPerson === undefined ? String(ownCount) : `${ownCount}/${perPerson}`;
  const isFirst = ownCount === 0;
  return (
    <Button
      size={size}
      block={block}
      busy={isBusy}
      aria-label={isFirst ? text('coupons.claimOf', { name }) : text('coupons.claimAgainOf', { share, name })}
      onClick={() => void claim()}
    >
      {isFirst ? text('coupons.claim') : text('coupons.claimAgain', { share })}
    </Button>
  );
}

/** Whether there is something to claim. */
export function isClaimable(coupon: Coupon): boolean {
  return getClosedWord(coupon) === undefined;
}

function getClosedWord(coupon: Coupon) {
  if (coupon.isReceived) return 'coupons.claimed';
  if (coupon.isAllClaimed) return 'coupons.allClaimed';
  return coupon.message === '' ? undefined : 'coupons.notNow';
}

import { lazy } from '@pawlet/core/lazy';
import type { Coupon } from '@pawlet/core/api';
import { useLazyPart, useSession, useText } from '@pawlet/widgets';
import { ButtonLink, ErrorState, Sheet, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import styles from './Detail.module.css';
import { productDetailMessages } from './productDetailMessages.ts';

export interface ProductCouponSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly coupons: readonly Coupon[];
}

const offerTicket = lazy(() => import('../../coupon/OfferTicket.tsx'));

/** The coupons for a product, which can be claimed without leaving it. */
export function ProductCouponSheet({ open, onClose, coupons }: ProductCouponSheetProps) {
  const text = useText(productDetailMessages);
  const tickets = useLazyPart(offerTicket, open);
  const isVisitor = useSession(({ token }) => token === '');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('productDetail.coupons')}
      footer={
        <ButtonLink block size="l" variant="tinted" href="#/pages/coupon/coupon">
          {text('productDetail.allCoupons')}
        </ButtonLink>
      }
    >
      <div className={styles['coupons']}>
        {isVisitor ? <p className={styles['note']}>{text('productDetail.couponsLogIn')}</p> : null}
        {tickets.status === 'loading' ? (
          <SkeletonRegion className={styles['tickets']}>
            {coupons.map(({ id }) => (
              <Skeleton key={id} height="96px" />
            ))}
          </SkeletonRegion>
        ) : null}
        {tickets.status === 'failed' ? <ErrorState layout="inline" onRetry={tickets.retry} /> : null}
        {tickets.status === 'ready'
          ? coupons.map((coupon) => <tickets.value.OfferTicket key={coupon.id} coupon={coupon} />)
          : null}
      </div>
    </Sheet>
  );
}

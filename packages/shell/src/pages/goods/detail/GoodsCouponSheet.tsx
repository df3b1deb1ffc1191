import type { Coupon } from '@pawlet/core/api';
import { useSession, useText } from '@pawlet/widgets';
import { ButtonLink, Sheet } from '@pawlet/widgets/ui';
import { OfferTicket } from '../../coupon/OfferTicket.tsx';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './messages/messages.ts';

export interface GoodsCouponSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly coupons: readonly Coupon[];
  /** Reads again how the coupons stand. */
  readonly onChange: () => Promise<unknown>;
}

/** The coupons that a product can be bought with, to claim without leaving it. */
export function GoodsCouponSheet({ open, onClose, coupons, onChange }: GoodsCouponSheetProps) {
  const text = useText(goodsDetailMessages);
  const isVisitor = useSession(({ token }) => token === '');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('goodsDetail.coupons')}
      footer={
        <ButtonLink block size="l" variant="tinted" href="#/pages/coupon/coupon">
          {text('goodsDetail.allCoupons')}
        </ButtonLink>
      }
    >
      <div className={styles['coupons']}>
        {isVisitor ? <p className={styles['note']}>{text('goodsDetail.couponsLogIn')}</p> : null}
        {coupons.map((coupon) => (
          <OfferTicket key={coupon.id} coupon={coupon} onChange={onChange} />
        ))}
      </div>
    </Sheet>
  );
}

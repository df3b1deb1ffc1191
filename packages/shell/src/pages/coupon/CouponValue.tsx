import type { Coupon } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { Price } from '@pawlet/widgets/ui';
import styles from './Coupon.module.css';
import { couponsMessages } from './couponsMessages.ts';

export interface CouponValueProps {
  readonly coupon: Pick<Coupon, 'value' | 'threshold'>;
  /** Grey, for what cannot be used any more. @default false */
  readonly isMuted?: boolean | undefined;
}

/** What a coupon takes off, and from which amount on. */
export function CouponValue({ coupon, isMuted = false }: CouponValueProps) {
  const text = useText(couponsMessages);
  const format = useFormat();
  const { value, threshold } = coupon;
  return (
    <span className={styles['value']}>
      {value.kind === 'minus' ? (
        <Price amount={value.off} size="l" tone={isMuted ? 'muted' : 'brand'} />
      ) : (
        <span className={styles['percent']}>
          {text('coupons.off', { value: percentOf(value.payTenths, format) })}
        </span>
      )}
      <span className={styles['threshold']}>
        {threshold === undefined
          ? text('coupons.noThreshold')
          : text('coupons.over', { money: format.money(threshold) })}
      </span>
    </span>
  );
}

/** Chinese counts the tenths that are left to pay, every other language the percent that are not. */
function percentOf(payTenths: number, format: ReturnType<typeof useFormat>): string {
  return format.language === 'zh' ? format.number(payTenths) : format.percent((10 - payTenths) / 10);
}

import type { Coupon } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { Price } from '@pawlet/widgets/ui';
import styles from './Coupon.module.css';
import { couponsMessages } from './couponsMessages.ts';

export interface CouponValueProps {
  readonly coupon: Pick<Coupon, 'value' | 'threshold'>;
  /**
   * Grey, for what can no longer be used.
   * @default false
   */
  readonly isMuted?: boolean | undefined;
}

/** A coupon's discount, and its minimum amount. */
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
          {text('coupons.off', { value: toPercent(value.payTenths, format) })}
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

/** Chinese states the tenths left to pay, every other language the percentage off. */
function toPercent(payTenths: number, format: ReturnType<typeof useFormat>): string {
  return format.language === 'zh' ? format.number(payTenths) : format.percent((10 - payTenths) / 10);
}

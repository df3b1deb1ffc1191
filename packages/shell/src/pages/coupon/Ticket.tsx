import type { Coupon } from '@pawlet/core/api';
import { RouteLink } from '@pawlet/widgets/parts';
import type { ReactNode } from 'react';
import styles from './Coupon.module.css';
import { CouponValue } from './CouponValue.tsx';
import { couponRoute } from '../../routing/builders/couponRoutes.ts';

export interface TicketProps {
  readonly coupon: Coupon;
  /** When it can be used or claimed. */
  readonly validity: ReactNode;
  /**
   * `soon` for what expires within days.
   * @default 'plain'
   */
  readonly tone?: 'plain' | 'soon' | undefined;
  /** Text of a stamp across it; makes it grey. */
  readonly stamp?: string | undefined;
  /** Between the condition and the validity. */
  readonly progress?: ReactNode;
  /** The button. */
  readonly action?: ReactNode;
  /**
   * Links to the coupon itself.
   * @default true
   */
  readonly isLink?: boolean | undefined;
}

/** A coupon as a ticket: its discount, a perforation, its scope and its button. */
export function Ticket(props: TicketProps) {
  const { coupon, validity, tone = 'plain', stamp, progress, action, isLink = true } = props;
  const isMuted = stamp !== undefined;
  return (
    <article className={styles['ticket']} data-state={isMuted ? 'closed' : undefined}>
      <CouponValue coupon={coupon} isMuted={isMuted} />
      <div className={styles['facts']}>
        <h3 className={styles['name']}>
          {isLink ? (
            <RouteLink className={styles['link']} route={couponRoute(coupon.id)}>
              {coupon.name}
            </RouteLink>
          ) : (
            coupon.name
          )}
        </h3>
        {coupon.conditionText === '' ? null : <p className={styles['condition']}>{coupon.conditionText}</p>}
        {progress}
        <div className={styles['foot']}>
          <p className={styles['validity']} data-tone={tone}>
            {validity}
          </p>
          {action === undefined || action === null ? null : (
            <span className={styles['action']}>{action}</span>
          )}
        </div>
      </div>
      {stamp === undefined ? null : (
        <span className={styles['stamp']} aria-hidden="true">
          {stamp}
        </span>
      )}
    </article>
  );
}

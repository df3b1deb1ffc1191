import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  /** @default 'primary' */
  readonly tone?: 'primary' | 'neutral' | 'success' | 'warning' | 'danger' | 'solid' | undefined;
  readonly children: ReactNode;
}

/** A short label on a tint: coupon, gift, state. */
export function Tag({ tone = 'primary', children }: TagProps) {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  );
}

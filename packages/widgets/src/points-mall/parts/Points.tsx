import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import styles from './Points.module.css';

export interface PointsProps {
  readonly amount: number;
  /** @default 'm' */
  readonly size?: 's' | 'm' | 'l' | undefined;
}

/** An amount of points with its unit, in the colour of prices. */
export function Points({ amount, size = 'm' }: PointsProps): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  return (
    <span className={styles['points']} data-size={size}>
      {text('pointsMall.amount', { count: amount, points: format.number(amount) })}
    </span>
  );
}

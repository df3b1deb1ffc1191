import type { ReactElement } from 'react';
import { useFormat } from '../../runtime/index.ts';
import styles from './SignedPoints.module.css';

export interface SignedPointsProps {
  /** Came (positive) or went (negative). */
  readonly change: number;
  /** @default 'm' */
  readonly size?: 'm' | 'l' | undefined;
}

/** Points that came or went, with their sign. */
export function SignedPoints({ change, size = 'm' }: SignedPointsProps): ReactElement {
  const format = useFormat();
  const isGain = change > 0;
  return (
    <span className={styles['change']} data-tone={isGain ? 'gain' : undefined} data-size={size}>
      {isGain ? '+' : '−'}
      {format.number(Math.abs(change))}
    </span>
  );
}

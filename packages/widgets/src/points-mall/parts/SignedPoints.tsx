import type { ReactElement } from 'react';
import { useFormat } from '../../runtime/index.ts';
import styles from './SignedPoints.module.css';

export interface SignedPointsProps {
  /** Positive when earned, negative when spent. */
  readonly change: number;
  /** @default 'm' */
  readonly size?: 'm' | 'l' | undefined;
}

/** Earned or spent points, with their sign. */
export function SignedPoints({ change, size = 'm' }: SignedPointsProps): ReactElement {
  const format = useFormat();
  return (
    <span className={styles['change']} data-tone={change > 0 ? 'gain' : undefined} data-size={size}>
      {format.change(change)}
    </span>
  );
}

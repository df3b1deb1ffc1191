import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../runtime/index.ts';
import { part } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import styles from './BottomBar.module.css';
import { Points } from './Points.tsx';

export interface BottomBarProps {
  /** Points for all units. */
  readonly cost: number;
  /** The button. */
  readonly children: ReactNode;
}

/** The bar at the lower edge: price and button. */
export function BottomBar({ cost, children }: BottomBarProps): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <div className={styles['bar']} {...part('bar')}>
      <span className={styles['cost']} aria-live="polite">
        <span className={styles['word']}>{text('pointsMall.total')}</span>
        <Points amount={cost} />
      </span>
      <span className={styles['button']}>{children}</span>
    </div>
  );
}

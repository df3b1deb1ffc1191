import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { part } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import styles from '../SignInCalendar.module.css';
import type { StripDay } from '../streak.ts';
import { StripTile } from './StripTile.tsx';

export interface RewardStripProps {
  /** Seven days. */
  readonly days: readonly StripDay[];
  /** Called for today and for missed days. */
  readonly onSelect: (day: StripDay) => void;
}

/** Seven days with their rewards. */
export function RewardStrip({ days, onSelect }: RewardStripProps): ReactElement {
  const text = useText(signInMessages);
  return (
    <ol className={styles['strip']} aria-label={text('signIn.strip')} {...part('strip')}>
      {days.map((day, index) => (
        <li key={index} {...part('day')} data-state={day.state}>
          <StripTile day={day} onSelect={onSelect} />
        </li>
      ))}
    </ol>
  );
}

import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { part } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import { ringShare, type StorageState } from '../storageTerms.ts';

export interface DaysRingProps {
  readonly days: number;
  readonly state: StorageState;
}

/** The remaining days, in a ring that empties over the last month. */
export function DaysRing({ days, state }: DaysRingProps): ReactElement {
  const text = useText(cloudStorageMessages);
  return (
    <div
      className={styles['ring']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rendered with a number in it
      role="img"
      aria-label={text('cloudStorage.daysLeft', { count: days })}
      data-state={state}
      {...part('days-left')}
    >
      <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false">
        <circle className={styles['ringTrack']} cx="40" cy="40" r="36" />
        {days > 0 ? (
          <circle
            className={styles['ringValue']}
            cx="40"
            cy="40"
            r="36"
            pathLength={100}
            strokeDasharray={`${ringShare(days) * 100} 100`}
          />
        ) : null}
      </svg>
      <span className={styles['ringText']}>
        <span className={styles['ringDays']}>{days}</span>
        <span className={styles['ringUnit']}>{text('cloudStorage.day', { count: days })}</span>
      </span>
    </div>
  );
}

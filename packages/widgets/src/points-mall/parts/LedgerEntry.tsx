import type { PointsEntry } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { RouteLink } from '../../parts/index.ts';
import { useFormat, useText } from '../../runtime/index.ts';
import { Icon, part } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import { SignedPoints } from './SignedPoints.tsx';
import styles from './LedgerEntry.module.css';

export interface LedgerEntryProps {
  readonly entry: PointsEntry;
  /** The page of the entry. @default none: the row is not a link */
  readonly route?: string | undefined;
}

/** A change of points as a row: reason, time, points, resulting balance. */
export function LedgerEntry({ entry, route }: LedgerEntryProps): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const content = (
    <>
      <span className={styles['what']}>
        <span className={styles['reason']}>{entry.reason}</span>
        {entry.at === undefined ? null : (
          <span className={styles['note']}>{format.date(entry.at, 'dateTime')}</span>
        )}
      </span>
      <span className={styles['much']}>
        <SignedPoints change={entry.change} />
        <span className={styles['note']}>
          {text('pointsMall.balance', { points: format.number(entry.after) })}
        </span>
      </span>
    </>
  );
  if (route === undefined) {
    return (
      <div className={styles['entry']} {...part('entry')}>
        {content}
      </div>
    );
  }
  return (
    <RouteLink className={styles['entry']} route={route} {...part('entry')}>
      {content}
      <span className={styles['arrow']}>
        <Icon name="chevronRight" size={14} />
      </span>
    </RouteLink>
  );
}

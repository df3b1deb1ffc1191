import type { EpochMs } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { part } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import { daysLeft, storageState } from '../storageTerms.ts';
import { DaysRing } from './DaysRing.tsx';

export interface StorageStatusProps {
  /** Expiry of the camera's storage; undefined if it never had any. */
  readonly expiresAt: EpochMs | undefined;
  /** Milliseconds since 1970. */
  readonly now: EpochMs;
}

const titles = {
  none: 'cloudStorage.none',
  active: 'cloudStorage.active',
  soon: 'cloudStorage.ending',
  urgent: 'cloudStorage.ending',
  ended: 'cloudStorage.ended',
} as const;

/** State of a camera's storage: days left, expiry, and that it is not renewed automatically. */
export function StorageStatus({ expiresAt, now }: StorageStatusProps): ReactElement {
  const text = useText(cloudStorageMessages);
  const format = useFormat();
  const state = storageState(expiresAt, now);
  const date = expiresAt === undefined ? '' : format.date(expiresAt);
  return (
    <div className={styles['status']} data-state={state} {...part('status')}>
      <DaysRing days={daysLeft(expiresAt, now)} state={state} />
      <div className={styles['statusText']}>
        <h2 className={styles['statusTitle']}>{text(titles[state])}</h2>
        {state === 'none' ? (
          <p className={styles['statusNote']}>{text('cloudStorage.noneText')}</p>
        ) : (
          <p className={styles['statusDate']}>
            {state === 'ended'
              ? text('cloudStorage.endedOn', { date })
              : text('cloudStorage.until', { date })}
          </p>
        )}
        {state === 'none' ? null : <p className={styles['statusNote']}>{text('cloudStorage.noRenewal')}</p>}
      </div>
    </div>
  );
}

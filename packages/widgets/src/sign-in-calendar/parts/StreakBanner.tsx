import type { ReactElement } from 'react';
import { useCountUp, useFormat, usePointsOffered, useText } from '../../runtime/index.ts';
import { Icon, part } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import styles from '../SignInCalendar.module.css';
import type { Prospect } from '../streak.ts';
import { prospectText } from './prospectText.ts';

export interface StreakBannerProps {
  readonly streakDays: number;
  readonly prospect: Prospect | undefined;
  /** Balance. */
  readonly points: number;
  /** Total of checked-in days; undefined until loaded. */
  readonly totalDays: number | undefined;
}

/** The header: streak, next reward, balance and total of checked-in days. */
export function StreakBanner({ streakDays, prospect, points, totalDays }: StreakBannerProps): ReactElement {
  const text = useText(signInMessages);
  const format = useFormat();
  const shownPoints = useCountUp(points);
  const isOffered = usePointsOffered();
  const hint = prospectText(prospect, text, format);
  return (
    <header className={styles['banner']} {...part('banner')}>
      <div className={styles['bannerText']}>
        <p className={styles['streak']} {...part('streak')}>
          {streakDays === 0 ? text('signIn.noStreak') : text('signIn.streak', { count: streakDays })}
        </p>
        {hint === undefined ? null : (
          <p className={styles['hint']} {...part('hint')}>
            {hint}
          </p>
        )}
      </div>
      <span className={styles['bannerIcon']} aria-hidden="true">
        <Icon name="calendar" size={28} />
      </span>
      <dl className={styles['facts']}>
        {isOffered ? (
          <div>
            <dt>{text('signIn.balance')}</dt>
            <dd {...part('points')}>
              {/* Screen readers announce the final number once, not the animated ones. */}
              <span aria-hidden="true">{format.number(shownPoints)}</span>
              <span className={styles['said']}>{format.number(points)}</span>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{text('signIn.totalDays')}</dt>
          <dd>{totalDays === undefined ? '–' : format.number(totalDays)}</dd>
        </div>
      </dl>
    </header>
  );
}

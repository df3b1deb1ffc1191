import type { ReactElement } from 'react';
import { usePointsOffered, useText } from '../../runtime/index.ts';
import { Icon, part } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import styles from '../SignInCalendar.module.css';

/** The header for visitors. */
export function VisitorBanner(): ReactElement {
  const text = useText(signInMessages);
  const isOffered = usePointsOffered();
  return (
    <header className={styles['banner']} {...part('banner')}>
      <div className={styles['bannerText']}>
        <p className={styles['streak']}>{text(isOffered ? 'signIn.visitor' : 'signIn.noStreak')}</p>
        <p className={styles['hint']}>{text('signIn.visitorHint')}</p>
      </div>
      <span className={styles['bannerIcon']} aria-hidden="true">
        <Icon name="calendar" size={28} />
      </span>
    </header>
  );
}

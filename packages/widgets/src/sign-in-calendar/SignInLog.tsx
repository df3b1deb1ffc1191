import type { ReactElement } from 'react';
import { useFormat, useIsSignedIn, useText } from '../runtime/index.ts';
import {
  EmptyState,
  ErrorState,
  Icon,
  InfiniteSentinel,
  part,
  Skeleton,
  SkeletonRegion,
} from '../ui/index.ts';
import { signInMessages } from './messages.ts';
import { LogInState } from './parts/LogInState.tsx';
import styles from './SignInCalendar.module.css';
import { useSignInLog } from './useSignInLog.ts';

/** The shopper's signed days, newest first, with what each brought or cost. Visitors are asked to log in. */
export function SignInLog(): ReactElement {
  const text = useText(signInMessages);
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const log = useSignInLog();
  if (!isSignedIn) return <LogInState />;
  if (log.status === 'loading') {
    return (
      <SkeletonRegion className={styles['rows']}>
        <Skeleton shape="text" lines={6} height="44px" />
      </SkeletonRegion>
    );
  }
  if (log.status === 'failed')
    return <ErrorState onRetry={() => void log.reload()} busy={log.isRefreshing} />;
  if (log.items.length === 0) {
    return <EmptyState picture={<Icon name="calendar" size={56} />} title={text('signIn.emptyLog')} />;
  }
  return (
    <>
      <ul className={styles['rows']} {...part('log')}>
        {log.items.map(({ id, date, kind, streakDays, points }) => (
          <li key={id} className={styles['row']}>
            <span className={styles['rowText']}>
              <span>{text(kind === 'made-up' ? 'signIn.logMadeUp' : 'signIn.logSigned')}</span>
              <span className={styles['rowNote']}>
                <time dateTime={date}>{format.day(date)}</time>
                <span>{text('signIn.logStreak', { number: streakDays })}</span>
              </span>
            </span>
            <span className={styles['gain']} data-tone={points < 0 ? 'cost' : 'gain'}>
              {points < 0 ? format.number(points) : text('signIn.reward', { points: format.number(points) })}
            </span>
          </li>
        ))}
      </ul>
      <InfiniteSentinel status={log.foot} onReach={log.loadMore} />
    </>
  );
}

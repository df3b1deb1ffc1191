import type { SignInLogEntry } from '@pawlet/core/api';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useFormat, useIsLoggedIn, usePointsOffered, useText } from '../runtime/index.ts';
import { Button, EmptyState, Icon, List, part } from '../ui/index.ts';
import { signInMessages } from './signInMessages.ts';
import { byMonth } from './month.ts';
import { LogInState } from './parts/LogInState.tsx';
import styles from './SignInCalendar.module.css';
import { useSignInLog } from './useSignInLog.ts';

export interface SignInLogProps {
  /** Links to the check-in while there is no checked-in day. @default none, if the check-in is shown beside it */
  readonly onSignIn?: (() => void) | undefined;
}

/**
 * The shopper's checked-in days by month, newest first, with the points earned or spent. Visitors are prompted to log
 * in.
 */
export function SignInLog({ onSignIn }: SignInLogProps): ReactElement {
  const text = useText(signInMessages);
  const format = useFormat();
  const isSignedIn = useIsLoggedIn();
  const id = useId();
  const log = useSignInLog();
  if (!isSignedIn) return <LogInState />;
  return (
    <List
      list={log}
      className={styles['rows']}
      skeleton={{ shape: 'text', lines: 6, height: '44px' }}
      rows={1}
      empty={
        <EmptyState
          picture={<Icon name="calendar" size={56} />}
          title={text('signIn.emptyLog')}
          action={
            onSignIn === undefined ? undefined : (
              <Button onClick={onSignIn}>{text('signIn.signInPlain')}</Button>
            )
          }
        />
      }
    >
      <div {...part('log')}>
        {byMonth(log.items).map(({ month, items }) => (
          <section key={month} aria-labelledby={`${id}${month}`}>
            <h3 id={`${id}${month}`} className={styles['logMonth']}>
              {format.day(`${month}-01`, 'month')}
            </h3>
            <ul className={styles['rows']}>
              {items.map((entry) => (
                <li key={entry.id}>
                  <LogRow entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </List>
  );
}

function LogRow({ entry }: { readonly entry: SignInLogEntry }): ReactElement {
  const text = useText(signInMessages);
  const format = useFormat();
  const isOffered = usePointsOffered();
  const { date, kind, streakDays, points } = entry;
  return (
    <div className={styles['row']}>
      <span className={styles['rowText']}>
        <span>{text(kind === 'made-up' ? 'signIn.logMadeUp' : 'signIn.logSigned')}</span>
        <span className={styles['rowNote']}>
          <time dateTime={date}>{format.day(date)}</time>
          <span>{text('signIn.logStreak', { number: streakDays })}</span>
        </span>
      </span>
      {isOffered ? (
        <span className={styles['gain']} data-tone={points < 0 ? 'cost' : 'gain'}>
          {format.change(points)}
        </span>
      ) : null}
    </div>
  );
}

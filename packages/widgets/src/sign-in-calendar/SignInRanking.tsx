import type { ReactElement } from 'react';
import { useIsLoggedIn, useSession, useText } from '../runtime/index.ts';
import { EmptyState, ErrorState, Icon, part, Skeleton, SkeletonRegion } from '../ui/index.ts';
import { signInMessages } from './signInMessages.ts';
import { LogInState } from './parts/LogInState.tsx';
import { RankRow } from './parts/RankRow.tsx';
import styles from './SignInCalendar.module.css';
import { useSignInRanking } from './useSignInRanking.ts';

/** The longest current streaks, with the shopper's own place always visible. Visitors are prompted to log in. */
export function SignInRanking(): ReactElement {
  const text = useText(signInMessages);
  const isSignedIn = useIsLoggedIn();
  const user = useSession((session) => session.user);
  const ranking = useSignInRanking();

  if (!isSignedIn) return <LogInState />;
  if (ranking.status === 'loading') {
    return (
      <SkeletonRegion className={styles['rows']}>
        <Skeleton shape="text" lines={6} height="44px" />
      </SkeletonRegion>
    );
  }
  if (ranking.status === 'failed') {
    return <ErrorState onRetry={() => void ranking.reload()} busy={ranking.isRefreshing} />;
  }
  const { rows, ownRank, ownDays } = ranking.data;
  return (
    <div className={styles['ranking']} {...part('ranking')}>
      {rows.length === 0 ? (
        <EmptyState picture={<Icon name="star" size={56} />} title={text('signIn.emptyRanking')} />
      ) : (
        <ol className={styles['rows']}>
          {rows.map((row) => (
            <li key={row.userId}>
              <RankRow {...row} isOwn={row.userId === user?.id} />
            </li>
          ))}
        </ol>
      )}
      <div className={styles['ownRank']} {...part('own-rank')}>
        {ownRank === undefined ? (
          <p className={styles['row']}>{text('signIn.noRank')}</p>
        ) : (
          <RankRow
            rank={ownRank}
            name={text('signIn.you')}
            avatarUrl={user?.avatar ?? ''}
            days={ownDays}
            isOwn
          />
        )}
      </div>
    </div>
  );
}

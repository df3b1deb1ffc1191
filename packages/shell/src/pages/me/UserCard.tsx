import type { UserWithCounts } from '@pawlet/core/api';
import { useFormat, useIsLoggedIn, useRequireLogin, useSession, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon, Picture } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';
import { GuardedLink } from '../../layout/GuardedLink.tsx';
import { useIsOffered } from '../../layout/useIsOffered.ts';
import { paths } from '../../routing/paths.ts';
import styles from './Me.module.css';
import { meMessages } from '../../preferences/meMessages.ts';

export interface UserProps {
  /** Undefined for a visitor, and until it is loaded. */
  readonly user: UserWithCounts | undefined;
}

/** The shopper's identity and balances. */
export function UserCard({ user }: UserProps) {
  return (
    <section className={styles['card']}>
      <Person user={user} />
      <Assets user={user} />
    </section>
  );
}

function Person({ user }: UserProps) {
  const text = useText(meMessages);
  const isSignedIn = useIsLoggedIn();
  const requireLogin = useRequireLogin();
  // From the last visit, until the server has responded.
  const kept = useSession((state) => state.user);
  if (!isSignedIn) {
    return (
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is in the component inside
      <button type="button" className={styles['user']} onClick={() => void requireLogin()}>
        <Face avatarUrl="">
          <span className={styles['name']}>{text('me.logIn')}</span>
          <span className={styles['contact']}>{text('me.visitor')}</span>
        </Face>
      </button>
    );
  }
  const { nickname = '', mobile = '', email = '' } = user ?? kept ?? {};
  return (
    <RouteLink className={styles['user']} route={paths.profile}>
      <Face avatarUrl={user?.avatarUrl ?? kept?.avatar ?? ''}>
        <span className={styles['name']} lang="">
          {nickname || '\u00A0'}
        </span>
        <span className={styles['contact']} lang="">
          {mobile || email || '\u00A0'}
        </span>
        <span className={styles['hidden']}>{text('me.profile')}</span>
      </Face>
    </RouteLink>
  );
}

function Face({ avatarUrl, children }: { readonly avatarUrl: string; readonly children: ReactNode }) {
  return (
    <>
      <span className={styles['avatar']}>
        {avatarUrl === '' ? <Icon name="user" size={30} /> : <Picture src={avatarUrl} alt="" sizes="56px" />}
      </span>
      <span className={styles['userText']}>{children}</span>
      <Icon name="chevronRight" size={18} />
    </>
  );
}

const assets = [
  { name: 'points', route: paths.pointsMall },
  { name: 'coupons', route: paths.myCoupons },
  { name: 'favourites', route: paths.favourites },
] as const;

function Assets({ user }: UserProps) {
  const text = useText(meMessages);
  const format = useFormat();
  const counts = { points: user?.points, coupons: user?.couponCount, favourites: user?.favouriteCount };
  const isOffered = useIsOffered();
  const balance = user?.money;
  return (
    <ul className={styles['assets']}>
      {balance === undefined || balance.amountMinor <= 0 ? null : (
        <li className={styles['asset']}>
          <span className={styles['count']}>{format.money(balance)}</span>
          <span className={styles['countLabel']}>{text('me.balance')}</span>
        </li>
      )}
      {assets
        .filter(({ route }) => isOffered(route))
        .map(({ name, route }) => {
          const count = counts[name];
          return (
            <li key={name}>
              <GuardedLink className={styles['asset']} route={route}>
                <span className={styles['count']}>{count === undefined ? '–' : format.number(count)}</span>
                <span className={styles['countLabel']}>{text(`me.${name}`)}</span>
              </GuardedLink>
            </li>
          );
        })}
    </ul>
  );
}

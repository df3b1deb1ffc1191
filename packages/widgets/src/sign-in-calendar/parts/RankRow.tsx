import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Icon, Picture } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import styles from '../SignInCalendar.module.css';

export interface RankRowProps {
  /** 1-based. */
  readonly rank: number;
  /** As entered by the shopper; '' if unknown. */
  readonly name: string;
  /** '' for none. */
  readonly avatarUrl: string;
  readonly days: number;
  /** The shopper's own place. */
  readonly isOwn: boolean;
}

/** An entry of the ranking. */
export function RankRow({ rank, name, avatarUrl, days, isOwn }: RankRowProps): ReactElement {
  const text = useText(signInMessages);
  const format = useFormat();
  return (
    <div className={styles['row']} data-state={isOwn ? 'own' : undefined}>
      <span className={styles['rank']} data-place={rank <= 3 ? rank : undefined}>
        {format.number(rank)}
      </span>
      {avatarUrl === '' ? (
        <span className={styles['avatar']} aria-hidden="true">
          <Icon name="user" size={20} />
        </span>
      ) : (
        <Picture className={styles['avatar']} src={avatarUrl} alt="" sizes="36px" radius="full" />
      )}
      {name === '' ? (
        <span className={styles['rowText']}>{text('signIn.shopper')}</span>
      ) : (
        <span className={styles['rowText']} lang="">
          {name}
        </span>
      )}
      <span className={styles['rankDays']}>{text('signIn.rankDays', { count: days })}</span>
    </div>
  );
}

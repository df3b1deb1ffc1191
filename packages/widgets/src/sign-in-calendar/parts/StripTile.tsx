import type { ReactElement } from 'react';
import { useFormat, useLocale, usePointsOffered, useText } from '../../runtime/index.ts';
import { Icon } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import { shortDay } from '../month.ts';
import styles from '../SignInCalendar.module.css';
import type { StripDay } from '../streak.ts';

export interface StripTileProps {
  readonly day: StripDay;
  /** Called for days with an action: today and missed ones. */
  readonly onSelect: (day: StripDay) => void;
}

const stateKeys = {
  signed: 'signIn.stateSigned',
  today: 'signIn.stateToday',
  missed: 'signIn.stateMissed',
  past: 'signIn.stateMissed',
  future: undefined,
} as const;

/** One day of the strip: its name, state and reward. */
export function StripTile({ day, onSelect }: StripTileProps): ReactElement {
  const text = useText(signInMessages);
  const format = useFormat();
  const locale = useLocale();
  const isOffered = usePointsOffered();
  const { date, number, reward, state, isGift } = day;
  const name =
    number === undefined && date !== undefined
      ? shortDay(date, locale)
      : text('signIn.day', { number: number ?? 0 });
  const stateKey = stateKeys[state];
  const gain = reward === undefined ? undefined : format.change(reward);
  const content = (
    <>
      <span className={styles['tileName']}>{name}</span>
      <span className={styles['tileMark']}>
        <Icon name={getIcon(day, isOffered)} size={18} />
      </span>
      {state === 'missed' ? (
        <span className={styles['tileTag']}>{text('signIn.missedTag')}</span>
      ) : (
        <span className={styles['tileGain']}>{gain ?? ''}</span>
      )}
      {stateKey === undefined || state === 'missed' ? null : (
        <span className={styles['said']}>{text(stateKey)}</span>
      )}
      {isGift ? <span className={styles['said']}>{text('signIn.gift')}</span> : null}
    </>
  );
  const attributes = {
    className: styles['tile'],
    'data-state': state,
    'data-gift': isGift || undefined,
  };
  if (state !== 'today' && state !== 'missed') return <span {...attributes}>{content}</span>;
  const label =
    state === 'missed' && date !== undefined
      ? text('signIn.makeUpDay', { date: format.day(date, 'monthDay') })
      : undefined;
  return (
    <button type="button" {...attributes} aria-label={label} onClick={() => onSelect(day)}>
      {content}
    </button>
  );
}

function getIcon({ state, isGift }: StripDay, isOffered: boolean): IconName {
  if (state === 'signed') return 'check';
  if (state === 'missed') return 'refresh';
  if (state === 'past') return 'minus';
  if (!isOffered) return 'calendar';
  return isGift ? 'gift' : 'coins';
}

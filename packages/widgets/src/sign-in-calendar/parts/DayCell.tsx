import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Icon } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import type { Day } from '../month.ts';
import styles from '../SignInCalendar.module.css';
import type { DayState } from '../streak.ts';

export interface DayCellProps {
  /** Undefined for a cell without a day. */
  readonly day: Day | undefined;
  readonly state: DayState;
  readonly isToday: boolean;
  /** A day is being backfilled. */
  readonly isBusy: boolean;
  /** Called for a missed day. */
  readonly onFillUp: (day: Day) => void;
}

/** One day of the calendar; a missed one that can be backfilled is a button. */
export function DayCell({ day, state, isToday, isBusy, onFillUp }: DayCellProps): ReactElement {
  const text = useText(signInMessages);
  const format = useFormat();
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell without a day is not a control
  if (day === undefined) return <td />;
  const number = format.number(Number(day.slice(8)));
  const date = format.day(day, 'monthDay');
  const attributes = {
    className: styles['cell'],
    'data-state': state,
    'data-today': isToday || undefined,
  };
  if (state === 'missed') {
    return (
      <td>
        <button
          type="button"
          {...attributes}
          aria-disabled={isBusy || undefined}
          onClick={() => onFillUp(day)}
        >
          <span className={styles['number']} aria-hidden="true">
            {number}
          </span>
          <span className={styles['cellMark']}>
            <Icon name="refresh" size={12} />
          </span>
          <span className={styles['said']}>{text('signIn.makeUpDay', { date })}</span>
        </button>
      </td>
    );
  }
  const label = state === 'signed' ? text('signIn.stateSigned') : text('signIn.stateToday');
  return (
    <td aria-current={isToday ? 'date' : undefined}>
      <span {...attributes}>
        <span className={styles['number']}>{number}</span>
        <span className={styles['cellMark']}>
          {state === 'signed' ? <Icon name="check" size={12} /> : null}
        </span>
        {state === 'signed' || isToday ? <span className={styles['said']}>{label}</span> : null}
      </span>
    </td>
  );
}

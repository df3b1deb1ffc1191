import { toInterfaceLanguage } from '@pawlet/core/i18n';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useFormat, useLocale, useText } from '../../runtime/index.ts';
import { Button, ErrorState, Icon, IconButton, part } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import { monthGrid, toMonth, shiftMonth, weekdayNames, computeWeek, getWeekStart } from '../month.ts';
import type { Day } from '../month.ts';
import styles from '../SignInCalendar.module.css';
import { toState } from '../streak.ts';
import type { Streak } from '../streak.ts';
import type { FillUp } from '../useFillUp.ts';
import { useSignedDays } from '../useSignedDays.ts';
import { DayCell } from './DayCell.tsx';
import { BackfillRule } from './BackfillRule.tsx';
import { useSwipe } from './useSwipe.ts';

export interface MonthCalendarProps {
  readonly streak: Streak;
  /** Initial view: this week, which can be expanded, or the whole month. */
  readonly view: 'week' | 'month';
  readonly filling: FillUp;
}

/** The calendar of checked-in days: by month, with buttons and swiping, or this week only. */
export function MonthCalendar({ streak, view, filling }: MonthCalendarProps): ReactElement {
  const text = useText(signInMessages);
  const format = useFormat();
  const locale = useLocale();
  const titleId = useId();
  const thisMonth = toMonth(streak.today);
  const [isWeek, setIsWeek] = useState(view === 'week');
  // Relative to the current month, so that it stays correct when the next day begins.
  const [monthsBack, setMonthsBack] = useState(0);
  const back = isWeek ? 0 : monthsBack;
  const month = shiftMonth(thisMonth, -back);
  const signedDays = useSignedDays(month);

  const turn = (by: number): void => setMonthsBack((now) => Math.max(0, now - by));
  const swipe = useSwipe((direction) => turn(-direction));
  const weekStart = getWeekStart(toInterfaceLanguage(locale) ?? 'en');
  const weeks = isWeek ? [computeWeek(streak.today, weekStart)] : monthGrid(month, weekStart);
  const known = { ...streak, signed: new Set([...streak.signed, ...(signedDays.data ?? [])]) };
  const counted = signedDays.data === undefined ? undefined : signedDays.data.length;

  const fillUp = async (day: Day): Promise<void> => {
    if (await filling.fillUp(day)) await signedDays.reload();
  };

  return (
    <section className={styles['calendar']} {...part('calendar')}>
      <div className={styles['monthHead']}>
        {isWeek ? null : (
          <IconButton
            label={text('signIn.previousMonth')}
            icon={<Icon name="back" size={20} />}
            onClick={() => turn(-1)}
          />
        )}
        <h2 id={titleId} className={styles['monthTitle']} aria-live="polite">
          {format.day(`${month}-01`, 'month')}
        </h2>
        {isWeek ? null : (
          <IconButton
            label={text('signIn.nextMonth')}
            icon={<Icon name="chevronRight" size={20} />}
            disabled={back === 0}
            onClick={() => turn(1)}
          />
        )}
      </div>
      <table
        className={styles['grid']}
        aria-labelledby={titleId}
        aria-busy={signedDays.status === 'loading' || undefined}
        {...(isWeek ? {} : swipe)}
      >
        <thead>
          <tr>
            {weekdayNames(locale, weekStart).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, column) => (
                <DayCell
                  key={day ?? `blank-${column}`}
                  day={day}
                  state={day === undefined ? 'past' : toState(day, known)}
                  isToday={day === streak.today}
                  isBusy={filling.isBusy}
                  onFillUp={(chosen) => void fillUp(chosen)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {signedDays.status === 'failed' ? (
        <ErrorState layout="inline" busy={signedDays.isRefreshing} onRetry={() => void signedDays.reload()} />
      ) : (
        <p className={styles['monthCount']}>
          {counted === undefined || isWeek ? ' ' : text('signIn.monthDays', { count: counted })}
        </p>
      )}
      <BackfillRule rule={streak.fillUp} />
      <Button variant="ghost" size="s" aria-expanded={!isWeek} onClick={() => setIsWeek(!isWeek)}>
        {isWeek ? text('signIn.showMonth') : text('signIn.showWeek')}
      </Button>
    </section>
  );
}

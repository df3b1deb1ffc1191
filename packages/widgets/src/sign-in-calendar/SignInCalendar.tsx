import type { ReactElement } from 'react';
import { usePointsOffered, useText } from '../runtime/index.ts';
import { checkProps } from '../runtime/options/checkProps.ts';
import { useNeedsApp } from '../runtime/useNeedsApp.ts';
import { Button, ErrorState, part } from '../ui/index.ts';
import { signInMessages } from './signInMessages.ts';
import { ReminderRow } from './parts/ReminderRow.tsx';
import { RewardStrip } from './parts/RewardStrip.tsx';
import { SignInSections } from './parts/SignInSections.tsx';
import { SignInSkeleton } from './parts/SignInSkeleton.tsx';
import { StreakBanner } from './parts/StreakBanner.tsx';
import { SuccessDialog } from './parts/SuccessDialog.tsx';
import { VisitorBanner } from './parts/VisitorBanner.tsx';
import styles from './SignInCalendar.module.css';
import { SignInTasks } from './SignInTasks.tsx';
import { getReward } from './streak.ts';
import type { StripDay } from './streak.ts';
import { useSignIn } from './useSignIn.ts';

export interface SignInCalendarProps {
  /** Initial view of the calendar: this week, which can be expanded, or the whole month. @default 'month' */
  readonly view?: 'week' | 'month' | undefined;
}

/** The daily check-in: streak, seven days with their rewards, calendar, tasks, ranking and history. */
export function SignInCalendar(props: SignInCalendarProps): ReactElement {
  checkProps('sign-in-calendar', props);
  const { view: calendarView = 'month' } = props;
  useNeedsApp('SignInCalendar');
  const text = useText(signInMessages);
  const isOffered = usePointsOffered();
  const { view, signIn, filling, success, closeSuccess } = useSignIn();

  if (view.status === 'loading') return <SignInSkeleton />;
  if (view.status === 'failed') return <ErrorState onRetry={view.retry} busy={view.isRetrying} />;
  if (view.status === 'visitor') {
    return (
      <div className={styles['signIn']} {...part('sign-in')} data-state="visitor">
        <VisitorBanner />
        <section className={styles['card']}>
          <RewardStrip days={view.strip} onSelect={signIn} />
          <Button size="l" block onClick={signIn}>
            {text('signIn.logIn')}
          </Button>
        </section>
        {isOffered ? (
          <section className={styles['card']}>
            <h2 className={styles['cardTitle']}>{text('signIn.tasks')}</h2>
            <SignInTasks onSignIn={signIn} />
          </section>
        ) : null}
      </div>
    );
  }

  const { overview, streak, strip, prospect, totalDays } = view;
  const select = ({ state, date }: StripDay): void => {
    if (state === 'today') signIn();
    else if (date !== undefined) void filling.fillUp(date);
  };
  const reward = getReward(streak.rewards, streak.days + 1);
  const isDone = overview.isSignedToday;
  return (
    <div className={styles['signIn']} {...part('sign-in')} data-state={isDone ? 'signed' : view.status}>
      <StreakBanner
        streakDays={overview.streakDays}
        prospect={prospect}
        points={overview.points}
        totalDays={totalDays}
      />
      <section className={styles['card']}>
        <RewardStrip days={strip} onSelect={select} />
        <Button
          size="l"
          block
          variant={isDone ? 'tinted' : 'solid'}
          busy={view.status === 'signing-in'}
          aria-disabled={isDone || undefined}
          onClick={isDone ? undefined : signIn}
          {...part('button')}
        >
          {buttonLabel()}
        </Button>
      </section>
      <ReminderRow />
      <SignInSections streak={streak} calendarView={calendarView} filling={filling} onSignIn={signIn} />
      {success === undefined ? null : <SuccessDialog success={success} onClose={closeSuccess} />}
    </div>
  );

  function buttonLabel(): string {
    if (isDone) return text('signIn.done');
    return reward === undefined ? text('signIn.signInPlain') : text('signIn.signIn', { points: reward });
  }
}

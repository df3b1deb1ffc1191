import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { usePointsOffered, useText } from '../../runtime/index.ts';
import { Tabs } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import styles from '../SignInCalendar.module.css';
import { SignInLog } from '../SignInLog.tsx';
import { SignInRanking } from '../SignInRanking.tsx';
import { SignInTasks } from '../SignInTasks.tsx';
import type { Streak } from '../streak.ts';
import type { FillUp } from '../useFillUp.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

export interface SignInSectionsProps {
  readonly streak: Streak;
  readonly calendarView: 'week' | 'month';
  readonly filling: FillUp;
  readonly onSignIn: () => void;
}

const sections = ['calendar', 'tasks', 'ranking', 'log'] as const;

/** Calendar, tasks, ranking and history, one at a time. */
export function SignInSections({
  streak,
  calendarView,
  filling,
  onSignIn,
}: SignInSectionsProps): ReactElement {
  const text = useText(signInMessages);
  const panelId = useId();
  const isOffered = usePointsOffered();
  const [selected, setSelected] = useState<(typeof sections)[number]>('calendar');
  return (
    <section className={styles['sections']}>
      <Tabs
        label={text('signIn.tabs')}
        items={sections
          .filter((id) => isOffered || id !== 'tasks')
          .map((id) => ({ id, label: text(`signIn.${id}`) }))}
        selected={selected}
        onSelect={(id) => setSelected(sections.find((known) => known === id) ?? 'calendar')}
        panelId={panelId}
        layout="fill"
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={text(`signIn.${selected}`)}
        className={styles['panel']}
        data-section={selected}
      >
        {selected === 'calendar' ? (
          <MonthCalendar streak={streak} view={calendarView} filling={filling} />
        ) : null}
        {selected === 'tasks' ? <SignInTasks onSignIn={onSignIn} /> : null}
        {selected === 'ranking' ? <SignInRanking /> : null}
        {selected === 'log' ? <SignInLog /> : null}
      </div>
    </section>
  );
}

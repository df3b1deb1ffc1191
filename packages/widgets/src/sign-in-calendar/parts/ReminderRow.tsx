import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { part, Switch } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import styles from '../SignInCalendar.module.css';
import { useReminder } from '../useReminder.ts';

/** The switch of the daily reminder, if the surrounding app supports it. */
export function ReminderRow(): ReactElement | null {
  const text = useText(signInMessages);
  const reminder = useReminder();
  if (reminder === undefined) return null;
  return (
    <section className={styles['card']} {...part('reminder')}>
      <Switch checked={reminder.isOn} onChange={reminder.change}>
        {text('signIn.reminder')}
      </Switch>
    </section>
  );
}

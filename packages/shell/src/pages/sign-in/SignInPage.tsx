import { SignInCalendar, useTasks } from '@pawlet/widgets/sign-in-calendar';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useOnReturn } from '../../stack/PageContext.ts';
import styles from './SignIn.module.css';

/** The daily sign-in. */
export function SignInPage() {
  const text = useShellText();
  const { list } = useTasks();
  // Whoever comes back from doing a task can take its points.
  useOnReturn(() => void list.reload());
  return (
    <Page title={text('title.signIn')}>
      <div className={styles['widget']}>
        <SignInCalendar />
      </div>
    </Page>
  );
}

import { SignInCalendar } from '@pawlet/widgets/sign-in-calendar';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import styles from './SignIn.module.css';

/** The daily check-in. */
export function SignInPage() {
  const text = useShellText();
  return (
    <Page title={text('title.signIn')}>
      <div className={styles['widget']}>
        <SignInCalendar />
      </div>
    </Page>
  );
}

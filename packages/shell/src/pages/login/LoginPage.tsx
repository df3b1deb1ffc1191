import { useText } from '@pawlet/widgets';
import { LoginForm, loginMessages } from '@pawlet/widgets/parts';
import { Page } from '../../layout/Page.tsx';
import styles from './Login.module.css';

export interface LoginPageProps {
  readonly way: 'code' | 'password';
}

/** The log-in as a page; who is logged in is led on by the navigation. */
function LoginPage({ way }: LoginPageProps) {
  const text = useText(loginMessages);
  return (
    <Page title={text('login.title')} background="card" hasToTop={false}>
      <div className={styles['page']}>
        <div className={styles['mark']} aria-hidden="true">
          <svg viewBox="0 0 48 48" width="56" height="56" fill="currentColor">
            <ellipse cx="13" cy="20" rx="4.4" ry="6" />
            <ellipse cx="35" cy="20" rx="4.4" ry="6" />
            <ellipse cx="20" cy="12" rx="4.4" ry="6" />
            <ellipse cx="28" cy="12" rx="4.4" ry="6" />
            <path d="M24 21c-6 0-11 6-11 11 0 4 3 6 6 6 2 0 3-1 5-1s3 1 5 1c3 0 6-2 6-6 0-5-5-11-11-11z" />
          </svg>
        </div>
        <LoginForm way={way} onDone={() => undefined} />
      </div>
    </Page>
  );
}

/** Log-in by number and code; the default. */
export function MobileLoginPage() {
  return <LoginPage way="code" />;
}

/** Log-in by name, number or e-mail, and password. */
export function PasswordLoginPage() {
  return <LoginPage way="password" />;
}

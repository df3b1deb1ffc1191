import { useText } from '@pawlet/widgets';
import { LoginForm, loginMessages } from '@pawlet/widgets/parts';
import type { LoginWay } from '@pawlet/widgets/parts';
import { Page } from '../../layout/Page.tsx';
import { useNavigation } from '../../storefront.ts';
import { paths } from '../../routing/paths.ts';
import styles from './Login.module.css';
import { LogInMark } from './LogInMark.tsx';
import { useSocialLogIn } from '../../login/useSocialLogIn.ts';

/** The pages of the steps of a log-in. */
const stepPaths: Readonly<Record<LoginWay, string>> = {
  code: paths.login,
  password: paths.passwordLogin,
  register: paths.register,
  reset: paths.resetPassword,
};

export interface LoginPageProps {
  readonly way: 'code' | 'password';
}

/** The log-in as a page; the navigation redirects a logged-in shopper. */
function LoginPage({ way }: LoginPageProps) {
  const navigation = useNavigation();
  const text = useText(loginMessages);
  const onSocial = useSocialLogIn();
  return (
    <Page title={text('login.title')} background="card" hasToTop={false}>
      <div className={styles['page']}>
        <LogInMark />
        <LoginForm
          way={way}
          onWay={(next) => {
            // The two methods are side by side, the intermediate steps on top of them.
            const isBeside = next === 'code' || next === 'password';
            void (isBeside ? navigation.redirectTo(stepPaths[next]) : navigation.navigateTo(stepPaths[next]));
          }}
          onDone={() => undefined}
          onSocial={onSocial}
        />
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

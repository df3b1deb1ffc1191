import { useIsLoggedIn, useRequireLogin, useText } from '@pawlet/widgets';
import { signInMessages, SignInTasks, useTasks } from '@pawlet/widgets/sign-in-calendar';
import { pointsMallMessages } from '@pawlet/widgets/points-mall';
import { Button } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { BalanceCard } from '../points/BalanceCard.tsx';
import styles from './SignIn.module.css';

/** Tasks for points. */
export function TasksPage() {
  const text = useShellText();
  const isSignedIn = useIsLoggedIn();
  const { list } = useTasks();
  return (
    <Page title={text('title.tasks')} onRefresh={list.reload}>
      <div className={styles['page']}>
        {isSignedIn ? <BalanceCard /> : <VisitorCard />}
        <section className={styles['tasks']}>
          <SignInTasks />
        </section>
      </div>
    </Page>
  );
}

/** Why a visitor should log in before doing anything. */
function VisitorCard() {
  const text = useText(pointsMallMessages);
  const signInText = useText(signInMessages);
  const requireLogin = useRequireLogin();
  return (
    <section className={styles['visitor']}>
      <p>{text('pointsMall.logIn')}</p>
      <Button size="s" onClick={() => void requireLogin()}>
        {signInText('signIn.logInOnly')}
      </Button>
    </section>
  );
}

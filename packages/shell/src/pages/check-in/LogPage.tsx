import { SignInLog, useSignInLog } from '@pawlet/widgets/sign-in-calendar';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { paths } from '../../routing/paths.ts';
import styles from './SignIn.module.css';

/** The shopper's check-in days, by month. */
export function LogPage() {
  const text = useShellText();
  const navigation = useNavigation();
  const { reload } = useSignInLog();
  return (
    <Page title={text('title.signInLog')} onRefresh={reload}>
      <div className={styles['card']}>
        <SignInLog onSignIn={() => void navigation.navigateTo(paths.checkIn)} />
      </div>
    </Page>
  );
}

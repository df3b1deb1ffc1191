import { ResetForm } from '@pawlet/widgets/parts';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { paths } from '../../routing/paths.ts';
import styles from './Login.module.css';

/** A new password, with a code to the number or the e-mail address of the account; the log-in with it follows. */
export function ResetPage() {
  const navigation = useNavigation();
  const shellText = useShellText();
  return (
    <Page title={shellText('title.resetPassword')} background="card" hasToTop={false}>
      <div className={styles['page']}>
        <ResetForm onDone={() => void navigation.redirectTo(paths.passwordLogin)} />
      </div>
    </Page>
  );
}

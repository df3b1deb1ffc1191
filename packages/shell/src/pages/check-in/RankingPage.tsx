import { SignInRanking, useSignInRanking } from '@pawlet/widgets/sign-in-calendar';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import styles from './SignIn.module.css';

/** The longest current streaks, with the shopper's own visible. */
export function RankingPage() {
  const text = useShellText();
  const { reload } = useSignInRanking();
  return (
    <Page title={text('title.ranking')} onRefresh={reload} hasToTop={false}>
      <div className={styles['card']}>
        <SignInRanking />
      </div>
    </Page>
  );
}

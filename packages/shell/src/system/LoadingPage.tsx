import { Spinner } from '@pawlet/widgets/ui';
import { Page } from '../layout/Page.tsx';
import { useShellText } from '../layout/useShellText.ts';
import type { TitleKey } from '../routing/Route.ts';
import styles from './SystemPage.module.css';

export interface LoadingPageProps {
  readonly title: TitleKey | undefined;
  /** After 200 ms the loading view is shown. */
  readonly isSlow: boolean;
}

/** Placeholder of a page whose code is loading. */
export function LoadingPage({ title, isSlow }: LoadingPageProps) {
  const text = useShellText();
  return (
    <Page title={text(title ?? 'page.loading')} hasToTop={false}>
      <output className={styles['center']} aria-busy="true">
        {isSlow ? (
          <>
            <Spinner size={28} />
            <span className={styles['note']}>{text('page.loading')}</span>
          </>
        ) : null}
      </output>
    </Page>
  );
}

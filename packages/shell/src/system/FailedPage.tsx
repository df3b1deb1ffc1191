import { Button } from '@pawlet/widgets/ui';
import { Page } from '../layout/Page.tsx';
import { useShellText } from '../layout/useShellText.ts';
import type { TitleKey } from '../routing/Route.ts';
import styles from './SystemPage.module.css';

export interface FailedPageProps {
  readonly title: TitleKey | undefined;
  readonly onRetry: () => void;
}

/** A page failed while rendering; the rest of the storefront works. */
export function FailedPage({ title, onRetry }: FailedPageProps) {
  const text = useShellText();
  return (
    <Page title={text(title ?? 'error.title')} hasToTop={false}>
      <div className={styles['center']} role="alert">
        <p className={styles['sentence']}>{text('error.title')}</p>
        <Button onClick={onRetry}>{text('retry')}</Button>
      </div>
    </Page>
  );
}

import { useState } from 'react';
import { Button } from '@pawlet/widgets/ui';
import { useShellText } from '../layout/useShellText.ts';
import styles from './SystemPage.module.css';

export interface StartErrorPageProps {
  readonly onRetry: () => Promise<unknown>;
}

/** The shop's first call failed: nothing can be shown without it. The address bar stays. */
export function StartErrorPage({ onRetry }: StartErrorPageProps) {
  const text = useShellText();
  const [isBusy, setIsBusy] = useState(false);
  const handleRetry = (): void => {
    setIsBusy(true);
    const end = (): void => setIsBusy(false);
    // Another failure shows this page again.
    onRetry().then(end, end);
  };
  return (
    <main className={styles['screen']}>
      <div className={styles['center']} role="alert">
        <h1 className={styles['sentence']}>{text('start.title')}</h1>
        <p className={styles['note']}>{text('start.text')}</p>
        <Button busy={isBusy} onClick={handleRetry}>
          {text('retry')}
        </Button>
      </div>
    </main>
  );
}

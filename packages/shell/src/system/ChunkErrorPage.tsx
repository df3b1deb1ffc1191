import { useEffect } from 'react';
import { Button } from '@pawlet/widgets/ui';
import { Page } from '../layout/Page.tsx';
import { useShellText } from '../layout/useShellText.ts';
import type { ChunkLoadError } from '../routing/pageCode.ts';
import type { TitleKey } from '../routing/Route.ts';
import styles from './SystemPage.module.css';

/** When the network last came back, by the page's clock. A browser says so before anything can be reached. */
let backAt = Number.NEGATIVE_INFINITY;
/** Milliseconds from then on in which the page goes on trying, and those between two tries. */
const settleMs = 30_000;
const pauseMs = 2000;

export interface ChunkErrorPageProps {
  readonly title: TitleKey;
  readonly error: ChunkLoadError;
  readonly onRetry: () => void;
}

/** The code of a page did not come: what failed and where, and another try, which the network's return makes by itself. The address stays. */
export function ChunkErrorPage({ title, error, onRetry }: ChunkErrorPageProps) {
  const text = useShellText();
  useEffect(() => {
    const handleOnline = (): void => {
      backAt = performance.now();
      onRetry();
    };
    addEventListener('online', handleOnline);
    const timer = performance.now() - backAt < settleMs ? setTimeout(onRetry, pauseMs) : undefined;
    return () => {
      removeEventListener('online', handleOnline);
      clearTimeout(timer);
    };
  }, [onRetry]);
  return (
    <Page title={text(title)} hasToTop={false}>
      <div className={styles['center']} role="alert">
        <p className={styles['sentence']}>{text('chunk.title')}</p>
        {navigator.onLine ? null : <p className={styles['note']}>{text('start.text')}</p>}
        <dl className={styles['facts']}>
          <dt>{text('chunk.type')}</dt>
          <dd>{`${text(error.type === 'timeout' ? 'chunk.timeout' : 'chunk.missing')} (${error.type})`}</dd>
          <dt>{text('chunk.address')}</dt>
          <dd>{error.address}</dd>
        </dl>
        <Button onClick={onRetry}>{text('retry')}</Button>
      </div>
    </Page>
  );
}

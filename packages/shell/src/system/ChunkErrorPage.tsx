import { useEffect } from 'react';
import { Button } from '@pawlet/widgets/ui';
import { Page } from '../layout/Page.tsx';
import { useShellText } from '../layout/useShellText.ts';
import type { ChunkLoadError } from '../routing/pageCode.ts';
import type { TitleKey } from '../routing/Route.ts';
import styles from './SystemPage.module.css';

/** When the network last returned, by the page's clock. A browser reports it before anything is reachable. */
let backAt = Number.NEGATIVE_INFINITY;
/** How long the page retries after that, in milliseconds, and the interval. */
const settleMs = 30_000;
const pauseMs = 2000;

export interface ChunkErrorPageProps {
  readonly title: TitleKey | undefined;
  readonly error: ChunkLoadError;
  readonly onRetry: () => void;
}

/**
 * The code of a page failed to load: the reason and the URL, and a retry, which happens by itself when the network
 * returns. The address bar stays.
 */
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
    <Page title={text(title ?? 'chunk.title')} hasToTop={false}>
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

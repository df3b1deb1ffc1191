import type { ReactNode } from 'react';
import { useDelayReady } from '../../runtime/instance/useDelayReady.ts';
import { useWords } from '../../runtime/words.ts';
import { Button } from '../button/Button.tsx';
import { Glyph } from '../icon/Glyph.tsx';
import { cloud } from '../icon/commonPaths.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './State.module.css';

export interface ErrorStateProps {
  /** Error message for the shopper. @default the text for a failed request */
  readonly title?: string | undefined;
  readonly description?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** @default the text "try again" */
  readonly retryLabel?: string | undefined;
  /** The retry is in progress. @default false */
  readonly busy?: boolean | undefined;
  /** A second action, such as a link home. */
  readonly action?: ReactNode;
  /** `page` fills a page, `inline` is one row inside a section. @default 'page' */
  readonly layout?: 'page' | 'inline' | undefined;
  readonly className?: string | undefined;
}

/** Placeholder for content that failed to load: a sentence and Retry. */
export function ErrorState(props: ErrorStateProps) {
  const { title, description, onRetry, retryLabel, busy = false, action, layout = 'page', className } = props;
  const words = useWords();
  useDelayReady();
  return (
    <div
      className={joinClasses(styles['state'], className)}
      role="alert"
      data-layout={layout}
      data-pawlet-state="error"
    >
      {layout === 'page' ? (
        <div className={styles['picture']} aria-hidden="true">
          <Glyph path={cloud} size={56} />
        </div>
      ) : null}
      <p className={styles['title']}>{title ?? words.networkError}</p>
      {description === undefined ? null : <p className={styles['description']}>{description}</p>}
      {onRetry === undefined && action === undefined ? null : (
        <div className={styles['action']}>
          {onRetry === undefined ? null : (
            <Button variant="outlined" size={layout === 'page' ? 'm' : 's'} busy={busy} onClick={onRetry}>
              {retryLabel ?? words.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

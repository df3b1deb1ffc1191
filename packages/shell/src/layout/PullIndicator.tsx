import { Spinner } from '@pawlet/widgets/ui';
import type { PullState } from './usePullToRefresh.ts';
import { useShellText } from './useShellText.ts';
import styles from './PullIndicator.module.css';

export interface PullIndicatorProps {
  readonly state: PullState;
  /** The alternative to pulling: a button that is shown when it has the focus. */
  readonly onRefresh: () => void;
}

const words = { pulling: 'page.pull', ready: 'page.release', refreshing: 'page.refreshing' } as const;

/** Shows the state of a pull at the top of the page. */
export function PullIndicator({ state, onRefresh }: PullIndicatorProps) {
  const text = useShellText();
  if (state === 'idle') {
    return (
      <button type="button" className={styles['button']} onClick={onRefresh}>
        {text('page.refresh')}
      </button>
    );
  }
  return (
    <output className={styles['indicator']} data-state={state}>
      {state === 'refreshing' ? <Spinner size={18} /> : null}
      <span>{text(words[state])}</span>
    </output>
  );
}

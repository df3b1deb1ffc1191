import { useShellText } from './useShellText.ts';
import styles from './SkipLinks.module.css';

export interface SkipLinksProps {
  /** The tabs are rendered, behind a list that may be long. */
  readonly hasTabs: boolean;
}

/**
 * The first stops of the Tab key: past the bars to the content, and past the content to the tabs. The hash belongs to
 * the routes, so they are buttons.
 */
export function SkipLinks({ hasTabs }: SkipLinksProps) {
  const text = useShellText();
  return (
    <>
      <button type="button" className={styles['link']} onClick={focusContent}>
        {text('page.skip')}
      </button>
      {hasTabs ? (
        <button type="button" className={styles['link']} onClick={focusTabs}>
          {text('page.skipToTabs')}
        </button>
      ) : null}
    </>
  );
}

function focusContent(): void {
  const main = document.querySelector<HTMLElement>('[data-page][data-slot="active"] main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}

function focusTabs(): void {
  document.querySelector<HTMLElement>('[data-pawlet-part="tab-bar"] [aria-current]')?.focus();
}

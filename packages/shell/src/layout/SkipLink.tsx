import { useShellText } from './useShellText.ts';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: over the bars to the content. The hash belongs to the routes, so it is a button. */
export function SkipLink() {
  const text = useShellText();
  const handleClick = (): void => {
    const main = document.querySelector<HTMLElement>('[data-page][data-slot="active"] main');
    if (main === null) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <button type="button" className={styles['link']} onClick={handleClick}>
      {text('page.skip')}
    </button>
  );
}

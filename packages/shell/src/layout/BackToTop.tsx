import { Glyph } from '@pawlet/widgets/ui';
import { scrollToTop } from './scrollToTop.ts';
import { useShellText } from './useShellText.ts';
import styles from './BackToTop.module.css';

/** A round button at the lower corner that scrolls to the top. */
export function BackToTop() {
  const text = useShellText();
  return (
    <div className={styles['place']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={text('page.toTop')}
        onClick={scrollToTop}
      >
        <Glyph path="M12 19V5M6 11l6-6 6 6" size={20} />
      </button>
    </div>
  );
}

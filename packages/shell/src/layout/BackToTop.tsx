import { Glyph } from '@pawlet/widgets/ui';
import { scrollToTop } from './scrollToTop.ts';
import { useShellText } from './useShellText.ts';
import styles from './BackToTop.module.css';

export interface BackToTopProps {
  /**
   * It is placed in the bar at the lower edge, and rendered above it.
   * @default false
   */
  readonly isOverBar?: boolean | undefined;
}

/** A round button at the lower corner that scrolls to the top. */
export function BackToTop({ isOverBar = false }: BackToTopProps) {
  const text = useShellText();
  return (
    <div className={styles['place']} data-over={isOverBar ? 'bar' : undefined}>
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

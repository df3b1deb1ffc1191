import styles from './Badge.module.css';

export interface BadgeProps {
  /** Number to show; 0 shows nothing. Without it the badge is a dot. */
  readonly count?: number | undefined;
  /** Larger numbers are shown as this one with a plus. @default 99 */
  readonly max?: number | undefined;
}

/** What a badge shows for a number: itself, or the largest one with a plus. Also belongs into the label of the button. */
export function badgeText(count: number, max = 99): string {
  return count > max ? `${max}+` : String(count);
}

/**
 * A small number or dot on an icon; what carries it names its meaning, with the number as it is drawn. The style draws
 * the number, so that it is no part of the visible name that voice control listens for.
 */
export function Badge({ count, max = 99 }: BadgeProps) {
  if (count === undefined) return <span className={styles['badge']} data-kind="dot" aria-hidden="true" />;
  if (count <= 0) return null;
  return (
    <span key={count} className={styles['badge']} data-text={badgeText(count, max)} aria-hidden="true" />
  );
}

import styles from './Badge.module.css';

export interface BadgeProps {
  /** Number to show; 0 shows nothing. Without it the badge is a dot. */
  readonly count?: number | undefined;
  /** Larger numbers are shown as this one with a plus. @default 99 */
  readonly max?: number | undefined;
}

/** The badge text of a number: itself, or the maximum with a plus. Also include it in the button's label. */
export function badgeText(count: number, max = 99): string {
  return count > max ? `${max}+` : String(count);
}

/**
 * A small number or dot on an icon; its container's label describes the meaning, including the number as shown. The
 * number is rendered by CSS, so that it is not part of the visible name that voice control uses.
 */
export function Badge({ count, max = 99 }: BadgeProps) {
  if (count === undefined) return <span className={styles['badge']} data-kind="dot" aria-hidden="true" />;
  if (count <= 0) return null;
  return (
    <span key={count} className={styles['badge']} data-text={badgeText(count, max)} aria-hidden="true" />
  );
}

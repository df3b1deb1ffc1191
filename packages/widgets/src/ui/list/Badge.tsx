import styles from './Badge.module.css';

export interface BadgeProps {
  /** Number to show; 0 shows nothing. Without it the badge is a dot. */
  readonly count?: number | undefined;
  /** Larger numbers are shown as this one with a plus. @default 99 */
  readonly max?: number | undefined;
}

/** A small number or dot on an icon. Name its meaning in the label of what carries it. */
export function Badge({ count, max = 99 }: BadgeProps) {
  if (count === undefined) return <span className={styles['badge']} data-kind="dot" aria-hidden="true" />;
  if (count <= 0) return null;
  return (
    <span key={count} className={styles['badge']} aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  );
}

import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Diameter in px. @default 24 */
  readonly size?: number | undefined;
  /** What is pending; without it the spinner is decorative. */
  readonly label?: string | undefined;
}

/** An animated ring for pending operations. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={styles['spinner']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      {...naming}
    >
      <circle className={styles['track']} cx="12" cy="12" r="9" />
      <path className={styles['arc']} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}

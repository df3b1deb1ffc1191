import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Completed share, 0 to 1. */
  readonly value: number;
  /** Label for assistive technology. */
  readonly label: string;
}

/** A thin bar filled from the start. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const share = Math.min(Math.max(value, 0), 1);
  return <progress className={styles['bar']} aria-label={label} value={share} max={1} />;
}

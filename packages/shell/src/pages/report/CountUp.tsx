import styles from './Report.module.css';
import { useCountUp } from './useCountUp.ts';

export interface CountUpProps {
  readonly value: number;
  /** The slide is in sight. */
  readonly isRunning: boolean;
  readonly format: (value: number) => string;
}

/** A number that counts up; assistive technology reads only where it ends. */
export function CountUp({ value, isRunning, format }: CountUpProps) {
  const shown = useCountUp(value, isRunning);
  return (
    <>
      <span aria-hidden="true">{format(shown)}</span>
      <span className={styles['said']}>{format(value)}</span>
    </>
  );
}

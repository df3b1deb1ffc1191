import { useCountUp, useReducedMotion } from '@pawlet/widgets';
import styles from './Report.module.css';

export interface CountUpProps {
  readonly value: number;
  /** The slide is visible. */
  readonly isRunning: boolean;
  readonly format: (value: number) => string;
}

/** A number that counts up; assistive technology reads only its final value. */
export function CountUp({ value, isRunning, format }: CountUpProps) {
  const isStill = useReducedMotion();
  const shown = useCountUp(isRunning || isStill ? value : 0);
  return (
    <>
      <span aria-hidden="true">{format(shown)}</span>
      <span className={styles['said']}>{format(value)}</span>
    </>
  );
}

import { Glyph } from '../icon/Glyph.tsx';
import { check } from '../icon/paths.ts';
import styles from './Steps.module.css';

export interface Step {
  readonly label: string;
  /** Second line, such as a time. */
  readonly note?: string | undefined;
}

export interface StepsProps {
  /** Label of the process, for assistive technology. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Index of the current step; earlier ones are done. `steps.length` when all are. */
  readonly current: number;
}

/** Progress as a row of marks joined by a line. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={styles['step']}
          data-state={toState(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles['mark']}>{index < current ? <Glyph path={check} size={12} /> : null}</span>
          <span className={styles['label']}>{step.label}</span>
          {step.note === undefined ? null : <span className={styles['note']}>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}

function toState(index: number, current: number): 'done' | 'current' | 'todo' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'todo';
}

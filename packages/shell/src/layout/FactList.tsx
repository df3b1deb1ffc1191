import { joinClasses } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface FactListProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Facts with their names, one per row. */
export function FactList({ className, children }: FactListProps) {
  return <dl className={joinClasses(styles['list'], className)}>{children}</dl>;
}

export interface FactProps {
  readonly name: string;
  /**
   * A number with aligned digits, below those of the rows above.
   * @default false
   */
  readonly isFigure?: boolean | undefined;
  readonly children: ReactNode;
}

/** One row: name and value; stacked where they do not fit on one line. */
export function Fact({ name, isFigure = false, children }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd data-figure={isFigure || undefined}>{children}</dd>
    </div>
  );
}

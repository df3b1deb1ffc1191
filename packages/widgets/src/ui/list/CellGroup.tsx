import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Cell.module.css';

export interface CellGroupProps {
  /** Heading above the rows. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A card of rows separated by hairlines; also the frame of a form. */
export function CellGroup({ title, children, className }: CellGroupProps) {
  return (
    <section className={joinClasses(styles['group'], className)}>
      {title === undefined ? null : <h2 className={styles['title']}>{title}</h2>}
      <div className={styles['rows']}>{children}</div>
    </section>
  );
}

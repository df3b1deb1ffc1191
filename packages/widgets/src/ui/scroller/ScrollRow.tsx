import { useRef } from 'react';
import type { ReactNode } from 'react';
import { MouseScroll } from './MouseScroll.tsx';
import styles from './ScrollRow.module.css';

export interface ScrollRowProps {
  /** The items, as `li`. */
  readonly children: ReactNode;
  /** Class of the list, which scrolls horizontally. */
  readonly className?: string | undefined;
  readonly 'data-size'?: string | undefined;
}

/** A list that scrolls horizontally by touch, keyboard, and with a mouse by dragging and buttons at its ends. */
export function ScrollRow({ children, ...list }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null);
  return (
    <div className={styles['frame']}>
      <ul ref={row} {...list}>
        {children}
      </ul>
      <MouseScroll target={row} kind="row" />
    </div>
  );
}

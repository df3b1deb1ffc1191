import { RouteLink } from '@pawlet/widgets/parts';
import type { MouseEvent, ReactNode } from 'react';
import styles from './List.module.css';

export interface PageLinkProps {
  readonly rel: 'prev' | 'next';
  readonly route: string;
  /** What a plain tap does instead of opening that page. */
  readonly onTap?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to another page of a list: for readers without scripts, who have no endless list. */
export function PageLink({ rel, route, onTap, children }: PageLinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (onTap === undefined || !isPlain) return;
    event.preventDefault();
    onTap();
  };
  return (
    <RouteLink className={styles['page']} rel={rel} route={route} onClick={handleClick}>
      {children}
    </RouteLink>
  );
}

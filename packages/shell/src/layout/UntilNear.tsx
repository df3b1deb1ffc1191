import type { Lazy } from '@pawlet/core/lazy';
import { useInView, useLazy } from '@pawlet/widgets';
import { useIsRendered } from '@pawlet/widgets/parts';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './UntilNear.module.css';

export interface UntilNearProps {
  readonly children: ReactNode;
  /** Code that the children load when they are rendered: what a server has rendered stays until it is loaded. */
  readonly code?: Lazy<unknown> | undefined;
  /** What is rendered where no server has rendered the children. @default the children */
  readonly otherwise?: ReactNode;
}

const isServer = typeof document === 'undefined';
const kept = { __html: '' };
const noCode: Lazy<unknown> = { current: true, load: () => Promise.resolve(true), preload: () => undefined };

/**
 * A part of a page below its first view. What a server has rendered stays as it is, and costs no code, until it is
 * visible, or a quarter of a screen away on a page that has been scrolled, or the keyboard is used; then its children
 * take its place.
 */
export function UntilNear({ children, code = noCode, otherwise = children }: UntilNearProps) {
  const isRendered = useIsRendered();
  const [wasRendered] = useState(isRendered);
  const [usesKeys, setUsesKeys] = useState(false);
  const [isScrolled, setIsScrolled] = useState(() => !isServer && window.scrollY > 0);
  const place = useRef<HTMLDivElement>(null);
  // Until the page is scrolled, nobody reaches what is outside the window.
  const isNear = useInView(place, { margin: isScrolled ? '25% 0px' : '0px', once: true });
  useEffect(() => {
    if (!wasRendered) return undefined;
    // Before the focus can reach elements that are going to be replaced.
    const handleKey = (): void => setUsesKeys(true);
    const handleScroll = (): void => setIsScrolled(true);
    addEventListener('keydown', handleKey, { once: true, capture: true });
    addEventListener('scroll', handleScroll, { once: true, passive: true });
    return () => {
      removeEventListener('keydown', handleKey, { capture: true });
      removeEventListener('scroll', handleScroll);
    };
  }, [wasRendered]);
  const isWanted = isNear || usesKeys;
  const loaded = useLazy(code, wasRendered && isWanted);
  if (!wasRendered) return otherwise;
  if (isServer) return <div className={styles['kept']}>{children}</div>;
  if (isWanted && loaded.status !== 'loading') return children;
  return (
    <div
      ref={place}
      className={styles['kept']}
      // Empty, so that hydration leaves the server's elements as they are.
      dangerouslySetInnerHTML={kept}
      suppressHydrationWarning
    />
  );
}

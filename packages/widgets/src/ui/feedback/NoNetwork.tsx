import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useOnline } from '../../runtime/browserState.ts';
import { useWords } from '../../runtime/words.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { warning } from '../icon/commonPaths.ts';
import { useFloating } from '../overlay/useFloating.ts';
import styles from './Banner.module.css';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

/** Publishes the banner's height to the page. */
const size = '--pawlet-notice-size';

export interface NoNetworkProps {
  /** The content, null for none. @default the text for a missing network, while the browser reports it */
  readonly notice?: ReactNode;
}

/** A thin banner at the top while there is no network; the page moves down and stays usable. */
export function NoNetwork({ notice }: NoNetworkProps) {
  const isOnline = useOnline();
  const words = useWords();
  const shown = notice === undefined ? (isOnline ? null : words.offline) : notice;
  return <output>{shown === null ? null : <Banner>{shown}</Banner>}</output>;
}

function Banner({ children }: { readonly children: ReactNode }) {
  const banner = useRef<HTMLSpanElement>(null);
  useFloating(banner, true, 1);
  useLayoutEffect(() => {
    const element = banner.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    // Bars with buttons are positioned at the top too.
    const observer = new ResizeObserver(() => style.setProperty(size, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(size);
    };
  }, []);
  return (
    <span ref={banner} popover="manual" className={styles['banner']}>
      <Glyph path={warning} size={16} />
      {children}
    </span>
  );
}

import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useOnline } from '../../runtime/browserState.ts';
import { useWords } from '../../runtime/words.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { warning } from '../icon/warningPath.ts';
import { useFloating } from '../overlay/useFloating.ts';
import styles from './Banner.module.css';

export interface NoNetworkProps {
  /** What is said, null for nothing. @default that there is no network, while the browser says so */
  readonly notice?: ReactNode;
}

/** A thin banner at the top while there is no network; what was loaded stays usable under it. */
export function NoNetwork({ notice }: NoNetworkProps) {
  const isOnline = useOnline();
  const words = useWords();
  const shown = notice === undefined ? (isOnline ? null : words.offline) : notice;
  return <output>{shown === null ? null : <Banner>{shown}</Banner>}</output>;
}

function Banner({ children }: { readonly children: ReactNode }) {
  const banner = useRef<HTMLSpanElement>(null);
  useFloating(banner, true, 1);
  return (
    <span ref={banner} popover="manual" className={styles['banner']}>
      <Glyph path={warning} size={16} />
      {children}
    </span>
  );
}

import { useRef } from 'react';
import { useOnline } from '../../runtime/browserState.ts';
import { useWords } from '../../runtime/words.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { warning } from '../icon/warningPath.ts';
import { useFloating } from '../overlay/useFloating.ts';
import styles from './Banner.module.css';

/** A thin banner at the top while there is no network; what was loaded stays usable under it. */
export function NoNetwork() {
  const isOnline = useOnline();
  const words = useWords();
  return <output>{isOnline ? null : <Banner text={words.offline} />}</output>;
}

function Banner({ text }: { readonly text: string }) {
  const banner = useRef<HTMLSpanElement>(null);
  useFloating(banner, true, 1);
  return (
    <span ref={banner} popover="manual" className={styles['banner']}>
      <Glyph path={warning} size={16} />
      {text}
    </span>
  );
}

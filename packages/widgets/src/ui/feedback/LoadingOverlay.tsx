import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../runtime/words.ts';
import { useFloating } from '../overlay/useFloating.ts';
import { Spinner } from './Spinner.tsx';
import styles from './Banner.module.css';

export interface LoadingOverlayProps {
  /** Whether something is pending. */
  readonly active: boolean;
  /** Milliseconds before it is shown; 0 if the caller has waited already. @default 2000 */
  readonly delayMs?: number | undefined;
}

/** A spinner above the page for slow operations; taps still go through. */
export function LoadingOverlay({ active, delayMs = 2000 }: LoadingOverlayProps) {
  const words = useWords();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setIsLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [active, delayMs]);
  return <output>{active && isLate ? <Plate label={words.loading} /> : null}</output>;
}

function Plate({ label }: { readonly label: string }) {
  const plate = useRef<HTMLSpanElement>(null);
  useFloating(plate, true, 0);
  return (
    <span ref={plate} popover="manual" className={styles['loading']}>
      <Spinner size={36} label={label} />
    </span>
  );
}

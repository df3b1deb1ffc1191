import { formatOnce } from '@pawlet/core/i18n';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../runtime/locale.ts';
import { joinClasses } from '../joinClasses.ts';
import { timeLeft } from './timeLeft.ts';
import styles from './Countdown.module.css';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

export interface CountdownProps {
  /** End time, in milliseconds since 1970. */
  readonly endsAt: number;
  /** The clock. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** Called once at the end. */
  readonly onEnd?: (() => void) | undefined;
  /** `plain` is inline text, `blocks` puts each number on a dark background. @default 'plain' */
  readonly look?: 'plain' | 'blocks' | undefined;
  readonly className?: string | undefined;
}

/** The time left until a time: days, then hours, minutes and seconds. */
export function Countdown({ endsAt, now = Date.now, onEnd, look = 'plain', className }: CountdownProps) {
  const locale = useLocale();
  const clock = useRef({ now, onEnd });
  useLayoutEffect(() => {
    clock.current = { now, onEnd };
  });
  const [left, setLeft] = useState(() => Math.max(0, endsAt - now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const rest = Math.max(0, endsAt - clock.current.now());
      setLeft(rest);
      if (rest === 0) clock.current.onEnd?.();
      else timer = setTimeout(tick, rest % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);
  const { days, clockParts } = timeLeft(left);
  return (
    <span className={joinClasses(styles['countdown'], className)} role="timer" data-look={look}>
      {days > 0 ? <span className={styles['days']}>{formatDays(days, locale)}</span> : null}
      {clockParts.map((part, index) => (
        <span key={index} className={styles['unit']}>
          <span className={styles['number']}>{part}</span>
          {index < clockParts.length - 1 ? <span className={styles['colon']}>:</span> : null}
        </span>
      ))}
    </span>
  );
}

function formatDays(days: number, locale: string): string {
  return formatOnce(`${locale} days ${days}`, () =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'short' }).format(days),
  );
}

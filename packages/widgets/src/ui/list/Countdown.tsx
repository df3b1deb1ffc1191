import { formatOnce } from '@pawlet/core/i18n';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../runtime/locale.ts';
import { useIsRendered } from '../../runtime/useIsRendered.ts';
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

const isServer = typeof document === 'undefined';
/** Empty, so that hydration leaves the server's elements as they are. */
const kept = { __html: '' };

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
  const isRendered = useIsRendered();
  const shown = {
    className: joinClasses(styles['countdown'], className),
    role: 'timer',
    'data-look': look,
  } as const;
  // What a server has rendered is of another moment, and React would render the whole page again because of it.
  if (isRendered && !isServer)
    return <span key="kept" {...shown} dangerouslySetInnerHTML={kept} suppressHydrationWarning />;
  const { days, clockParts } = timeLeft(left);
  return (
    <span {...shown}>
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

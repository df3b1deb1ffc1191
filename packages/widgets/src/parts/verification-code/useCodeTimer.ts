import { readStoredText, writeStoredText } from '@pawlet/core/storage';
import { useEffect, useState } from 'react';

/** Recipient type of a code: the server limits them separately. */
export type CodeWay = 'mobile' | 'email';

const storageKeys: Readonly<Record<CodeWay, string>> = {
  mobile: 'pawlet:code-sent-until',
  email: 'pawlet:mail-sent-until',
};

function readEnd(way: CodeWay | undefined): number {
  // Where the browser stores nothing, the countdown does not survive a reload, but the server's limit does.
  return way === undefined ? 0 : Number(readStoredText('tab', storageKeys[way]) ?? 0);
}

/** Seconds until a code may be sent again; they survive a reload if `way` is given. */
export function useCodeTimer(way: CodeWay | undefined): {
  readonly secondsLeft: number;
  readonly start: (seconds: number) => void;
} {
  const [end, setEnd] = useState(() => readEnd(way));
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number): void => {
    const until = Date.now() + seconds * 1000;
    if (way !== undefined) writeStoredText('tab', storageKeys[way], String(until));
    setNow(Date.now());
    setEnd(until);
  };
  return { secondsLeft, start };
}

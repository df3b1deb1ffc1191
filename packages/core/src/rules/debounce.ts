import { limits } from './limits.ts';

/** A debounced function. */
export interface Debounced<Arguments extends readonly unknown[]> {
  (...values: Arguments): void;
  /** Drops the pending call. */
  cancel(): void;
  /** Runs the pending call immediately. */
  flush(): void;
}

/** Runs `action` once, with the last arguments, after `waitMs` without a further call. @default 500 ms */
export function debounce<Arguments extends readonly unknown[]>(
  action: (...values: Arguments) => void,
  waitMs: number = limits.debounceMs,
): Debounced<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Arguments | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    const values = waiting;
    waiting = undefined;
    if (values !== undefined) action(...values);
  };
  const debounced = (...values: Arguments): void => {
    clearTimeout(timer);
    waiting = values;
    timer = setTimeout(flush, waitMs);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    waiting = undefined;
  };
  return Object.assign(debounced, { cancel, flush });
}

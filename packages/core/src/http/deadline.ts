import { PawletError } from '../errors/PawletError.ts';

/** A signal that aborts a call for one of three reasons, which it reports. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** The error for `cause`: ABORTED, TIMEOUT, or NETWORK if the call was not aborted. */
  toFailure(cause: unknown): PawletError;
  /** Clears the timer. */
  end(): void;
}

/** Aborts when the caller or the client cancels, or after `timeoutMs`; undefined never times out. */
export function createDeadline(
  timeoutMs: number | undefined,
  signals: readonly (AbortSignal | undefined)[],
): Deadline {
  const controller = new AbortController();
  const sources = signals.filter((signal) => signal !== undefined);
  const abort = (): void => controller.abort(new PawletError('ABORTED', 'Pawlet: the call was cancelled.'));
  const expire = (): void => {
    controller.abort(new PawletError('TIMEOUT', `Pawlet: no complete reply within ${timeoutMs} ms.`));
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs);
  for (const source of sources) {
    if (source.aborted) abort();
    source.addEventListener('abort', abort, { once: true });
  }
  return {
    signal: controller.signal,
    toFailure: (cause) => {
      const reason: unknown = controller.signal.reason;
      if (controller.signal.aborted && reason instanceof PawletError) return reason;
      if (cause instanceof PawletError) return cause;
      return new PawletError('NETWORK', 'Pawlet: the server could not be reached, or its reply was lost.', {
        cause,
      });
    },
    end: () => {
      clearTimeout(timer);
      for (const source of sources) source.removeEventListener('abort', abort);
    },
  };
}

/** Waits for `promise` until the signal aborts. */
export function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

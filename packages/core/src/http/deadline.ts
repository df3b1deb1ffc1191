import { PawletError } from '../errors/PawletError.ts';

/** A signal that ends a call for one of three reasons, and says which. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** The failure that `cause` stands for: ABORTED, TIMEOUT, or NETWORK if nobody ended the call. */
  failureOf(cause: unknown): PawletError;
  /** Stops the clock. */
  end(): void;
}

/** Ends when the caller or the client gives up, or after `timeoutMs`; undefined waits for ever. */
export function createDeadline(
  timeoutMs: number | undefined,
  signals: readonly (AbortSignal | undefined)[],
): Deadline {
  const controller = new AbortController();
  const sources = signals.filter((signal) => signal !== undefined);
  const abort = (): void => controller.abort(new PawletError('ABORTED', 'Pawlet: the call was given up.'));
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
    failureOf: (cause) => {
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

/** Waits for `promise`, but no longer than the signal allows. */
export function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

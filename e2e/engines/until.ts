import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 20_000;

/**
 * Polls every `betweenLooksMs` until there is a result, for 20 seconds. A page that is being unloaded cannot be
 * evaluated, so an error is no result.
 */
export async function until<Result>(
  what: string,
  read: () => Promise<Result | null>,
  pollMs = 100,
): Promise<Result> {
  const end = Date.now() + patienceMs;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const result = await read();
      if (result !== null) return result;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await pause(pollMs);
  }
  throw new Error(`After ${patienceMs / 1000} s there was no ${what}.`, { cause });
}

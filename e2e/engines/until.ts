import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 20_000;

/**
 * Polls every `betweenLooksMs` until there is a result, for 20 seconds. A page that is being unloaded cannot be
 * evaluated, so an error is no result.
 */
export async function until<Answer>(
  what: string,
  look: () => Promise<Answer | null>,
  betweenLooksMs = 100,
): Promise<Answer> {
  const end = Date.now() + patienceMs;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const answer = await look();
      if (answer !== null) return answer;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await pause(betweenLooksMs);
  }
  throw new Error(`After ${patienceMs / 1000} s there was no ${what}.`, { cause });
}

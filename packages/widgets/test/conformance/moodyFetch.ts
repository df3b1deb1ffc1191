import type { ServerMood } from './types.ts';

/** A fetch to the real store that can be delayed or made to fail. */
export interface MoodyFetch {
  readonly fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>;
  setMood(mood: ServerMood): void;
  /** All responses so far. */
  answers(): string;
  /** Number of pending requests. */
  pending(): number;
}

export function createMoodyFetch(first: ServerMood): MoodyFetch {
  let mood = first;
  let release: () => void = () => undefined;
  let released = Promise.resolve();
  let said = '';
  let pending = 0;
  const setMood = (next: ServerMood): void => {
    if (next === 'waits') {
      released = new Promise((resolve) => {
        release = resolve;
      });
    } else release();
    mood = next;
  };
  setMood(first);
  return {
    setMood,
    answers: () => said,
    pending: () => pending,
    async fetch(address, init) {
      pending += 1;
      try {
        if (mood === 'waits') await released;
        if (mood === 'fails') throw new TypeError('Failed to fetch');
        const reply = await fetch(address, init);
        const text = await reply.clone().text();
        said += text;
        return reply;
      } finally {
        pending -= 1;
      }
    },
  };
}

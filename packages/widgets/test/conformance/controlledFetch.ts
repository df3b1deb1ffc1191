import type { ServerMode } from './types.ts';

/** A fetch to the real store that can be delayed or made to fail. */
export interface ControlledFetch {
  readonly fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>;
  setMode(mode: ServerMode): void;
  /** All responses so far. */
  responses(): string;
  /** Number of pending requests. */
  pending(): number;
}

export function createControlledFetch(first: ServerMode): ControlledFetch {
  let mode = first;
  let release: () => void = () => undefined;
  let released = Promise.resolve();
  let responses = '';
  let pending = 0;
  const setMode = (next: ServerMode): void => {
    if (next === 'waits') {
      released = new Promise((resolve) => {
        release = resolve;
      });
    } else release();
    mode = next;
  };
  setMode(first);
  return {
    setMode,
    responses: () => responses,
    pending: () => pending,
    async fetch(address, init) {
      pending += 1;
      try {
        if (mode === 'waits') await released;
        if (mode === 'fails') throw new TypeError('Failed to fetch');
        const reply = await fetch(address, init);
        const text = await reply.clone().text();
        responses += text;
        return reply;
      } finally {
        pending -= 1;
      }
    },
  };
}

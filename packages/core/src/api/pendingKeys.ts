/** Where keys are kept over a reload. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Hands out idempotency keys and keeps each until its call has a definite answer, over a reload too. */
export interface PendingKeys {
  /** The key of this call with this body: the kept one if its answer is still unknown, else a new one. */
  keyFor(call: string, body: unknown): string;
  /** The call was done, or refused for good: its key is spent. */
  settle(call: string, key: string): void;
}

export interface PendingKeysOptions {
  /** @default none: keys die with the page */
  readonly storage?: KeyStorage | undefined;
  /** Whose calls these are; keys of one shopper never serve another. */
  readonly owner: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly createKey: () => string;
}

interface Pending {
  readonly call: string;
  readonly body: string;
  readonly key: string;
  readonly at: number;
}

/** The server keeps replies for 24 h; a key older than that protects nothing. */
const lifeMs = 24 * 60 * 60 * 1000;

/** Kept per shopper; of more the oldest go, so that a device that is long without a network fills no storage. */
const mostKeys = 50;

export function createPendingKeys({ storage, owner, now, createKey }: PendingKeysOptions): PendingKeys {
  /** What the storage did not take. Everything else is read from there each time: other tabs write it too. */
  const memory = new Map<string, readonly Pending[]>();
  const nameOfOwner = (): string => `pawlet:pending:${owner()}`;

  function read(name: string): readonly Pending[] {
    const kept = memory.get(name) ?? parse(storage?.getItem(name));
    return kept.filter(({ at }) => now() - at < lifeMs);
  }

  function write(name: string, pending: readonly Pending[]): void {
    memory.delete(name);
    try {
      if (storage === undefined) memory.set(name, pending);
      else if (pending.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(pending));
    } catch {
      // A full or forbidden storage costs only the protection over a reload; the keys live on in memory.
      memory.set(name, pending);
    }
  }

  return {
    keyFor(call, body) {
      const name = nameOfOwner();
      const fingerprint = hash(JSON.stringify(body));
      const pending = read(name);
      const kept = pending.find((one) => one.call === call && one.body === fingerprint);
      if (kept !== undefined) return kept.key;
      const key = createKey();
      write(name, [...pending, { call, body: fingerprint, key, at: now() }].slice(-mostKeys));
      return key;
    },
    settle(call, key) {
      const name = nameOfOwner();
      const pending = read(name);
      const rest = pending.filter((one) => one.call !== call || one.key !== key);
      if (rest.length < pending.length) write(name, rest);
    },
  };
}

function parse(text: string | null | undefined): readonly Pending[] {
  if (text === null || text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isPending) : [];
  } catch {
    return [];
  }
}

function isPending(value: unknown): value is Pending {
  return (
    typeof value === 'object' &&
    value !== null &&
    'call' in value &&
    typeof value.call === 'string' &&
    'key' in value &&
    typeof value.key === 'string' &&
    'body' in value &&
    typeof value.body === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

/** 53-bit hash (cyrb53): bodies hold personal data and are compared only, so the text itself is not stored. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

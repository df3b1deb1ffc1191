/** Where keys are kept over a reload. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Hands out idempotency keys and keeps each until its call has a definite answer, over a reload too. */
export interface PendingKeys {
  /** The key of this call with this body: the kept one if its answer is still unknown, else a new one. */
  keyFor(call: string, body: unknown): string;
  /** The call was answered, one way or the other: its key is spent. */
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
  readonly key: string;
  readonly body: string;
  readonly at: number;
}

/** The server keeps replies for 24 h; a key older than that protects nothing. */
const lifeMs = 24 * 60 * 60 * 1000;

export function createPendingKeys({ storage, owner, now, createKey }: PendingKeysOptions): PendingKeys {
  const memory = new Map<string, Pending>();

  function nameOf(call: string): string {
    return `pawlet:pending:${owner()}:${call}`;
  }

  function read(name: string): Pending | undefined {
    const kept = memory.get(name) ?? parse(storage?.getItem(name));
    return kept !== undefined && now() - kept.at < lifeMs ? kept : undefined;
  }

  return {
    keyFor(call, body) {
      const name = nameOf(call);
      const fingerprint = hash(JSON.stringify(body));
      const kept = read(name);
      if (kept?.body === fingerprint) return kept.key;
      const pending = { key: createKey(), body: fingerprint, at: now() };
      memory.set(name, pending);
      write(storage, name, pending);
      return pending.key;
    },
    settle(call, key) {
      const name = nameOf(call);
      if (read(name)?.key !== key) return;
      memory.delete(name);
      storage?.removeItem(name);
    },
  };
}

function write(storage: KeyStorage | undefined, name: string, pending: Pending): void {
  try {
    storage?.setItem(name, JSON.stringify(pending));
  } catch {
    // A full or forbidden storage costs only the protection over a reload; the key lives on in memory.
  }
}

function parse(text: string | null | undefined): Pending | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isPending(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPending(value: unknown): value is Pending {
  return (
    typeof value === 'object' &&
    value !== null &&
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

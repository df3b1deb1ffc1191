/** Storage that persists keys across reloads. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Creates idempotency keys and keeps each until its call has a definite response, even across a reload. */
export interface PendingKeys {
  /** The key for this call and body: the stored one while its outcome is unknown, otherwise a new one. */
  keyFor(call: string, body: unknown): string;
  /** The call succeeded or was finally refused: discard its key. */
  settle(call: string, key: string): void;
}

export interface PendingKeysOptions {
  /** @default none: keys are kept in memory only */
  readonly storage?: KeyStorage | undefined;
  /** The current shopper; keys are never shared between shoppers. */
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

/** The server keeps replies for 24 h; older keys have no effect. */
const lifeMs = 24 * 60 * 60 * 1000;

/** Maximum per shopper; the oldest are dropped, so that a long time offline does not fill the storage. */
const maxKeys = 50;

export function createPendingKeys({ storage, owner, now, createKey }: PendingKeysOptions): PendingKeys {
  /** Only what storage rejected. All else is read from storage each time, since other tabs write it too. */
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
      // Full or blocked storage only loses the protection across reloads; the keys stay in memory.
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
      write(name, [...pending, { call, body: fingerprint, key, at: now() }].slice(-maxKeys));
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

/** 53-bit hash (cyrb53): bodies contain personal data and are only compared, so the text is not stored. */
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

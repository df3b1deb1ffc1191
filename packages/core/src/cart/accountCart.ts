import type { CartApi, CartRefusal } from '../api/cartApi.ts';
import { lineKey } from '../api/map/cart.ts';
import type { CartAddition, CartLine } from '../api/types/cart.ts';
import type { CartLineId } from '../api/types/ids.ts';
import { isPawletError } from '../errors/guards.ts';
import { PawletError } from '../errors/PawletError.ts';
import type { CallOptions } from '../http/types.ts';
import { applyWrites, mergeChanges } from './applyWrites.ts';
import type { CartChange, CartWrite } from './applyWrites.ts';
import { createSerialQueue } from './serialQueue.ts';
import type { CartFailure, CartState } from './types.ts';

/** The part of the cart's state that comes from the account's cart. */
export type AccountState = Pick<CartState, 'status' | 'error' | 'lines' | 'count' | 'isSyncing'>;

export interface AccountCartOptions {
  readonly api: CartApi;
  readonly onChange: (state: AccountState) => void;
  readonly onFailure: (failure: CartFailure) => void;
  /** Called after the server has accepted a write. */
  readonly onWritten: () => void;
  /** Called after the lines have been reloaded. */
  readonly onRead: (lines: readonly CartLine[]) => void;
}

/** The cart of one shopper: the server's state, and a queue of pending writes. */
export interface AccountCart {
  load(options?: CallOptions): Promise<void>;
  refresh(options?: CallOptions): Promise<void>;
  add(addition: CartAddition): Promise<{ readonly status: 'ok'; readonly key: string } | CartRefusal>;
  change(write: CartChange): void;
  remove(keys: readonly string[]): void;
  /** Runs other work between the writes. */
  enqueue(work: (signal: AbortSignal) => Promise<void>): void;
  whenIdle(): Promise<void>;
  close(): void;
}

type Written = { readonly status: 'ok' } | CartRefusal;
const background: CallOptions = { background: true };

export function createAccountCart(options: AccountCartOptions): AccountCart {
  const { api, onFailure } = options;
  let known: readonly CartLine[] = [];
  let status: CartState['status'] = 'idle';
  let error: PawletError | undefined;
  let count = 0;
  let nextRead: Promise<void> | undefined;
  let loading: Promise<void> | undefined;
  let isClosed = false;
  const queue = createSerialQueue<CartWrite>(show);

  function show(): void {
    if (isClosed) return;
    const lines = applyWrites(known, queue.writes());
    const rows = status === 'ready' ? lines.length : count;
    options.onChange({ status, error, lines, count: rows, isSyncing: queue.isSyncing() });
  }

  /** Reads are queued behind earlier writes, so that no reply is older than what is shown. */
  function read(callOptions?: CallOptions): Promise<void> {
    nextRead ??= new Promise((resolve) => {
      queue.push({
        kind: 'read',
        abandon: resolve,
        run: async (signal) => {
          nextRead = undefined;
          await readNow({ ...callOptions, signal });
          // Callers that awaited the read find its lines in the store.
          show();
          resolve();
        },
      });
    });
    return nextRead;
  }

  async function readNow(callOptions: CallOptions & { readonly signal: AbortSignal }): Promise<void> {
    try {
      const lines = await api.list(callOptions);
      if (callOptions.signal.aborted) return;
      [known, status, error, count] = [lines, 'ready', undefined, lines.length];
      options.onRead(lines);
    } catch (failure) {
      const reason = toPawletError(failure);
      // A background refresh does not replace what is shown.
      if (callOptions.background === true && status === 'ready') return;
      [status, error] = ['failed', reason];
    }
  }

  async function readCount(callOptions?: CallOptions): Promise<void> {
    try {
      count = await api.count(callOptions);
      show();
    } catch (failure) {
      // A badge that cannot be loaded stays as it is.
      toPawletError(failure);
    }
  }

  const refresh = (callOptions?: CallOptions): Promise<void> =>
    status === 'idle' ? readCount(callOptions) : read(callOptions);

  /** Sends a write whose effect is already shown, and rolls it back on failure. */
  function push(given: CartWrite, send: (write: CartWrite, signal: AbortSignal) => Promise<Written>): void {
    const item = {
      kind: 'write' as const,
      write: given,
      run: async (signal: AbortSignal) => {
        const { write } = item;
        const failed = { action: getAction(write), line: getLine(write) };
        try {
          const result = await send(write, signal);
          if (signal.aborted) return;
          if (result.status === 'ok') {
            known = applyWrites(known, [write]);
            options.onWritten();
            if (getAction(write) === 'sku') void read(background);
          } else {
            onFailure({ ...failed, refusal: result, error: undefined });
            void read(background);
          }
        } catch (failure) {
          if (signal.aborted) return;
          onFailure({ ...failed, refusal: undefined, error: toPawletError(failure) });
          // The response may have been lost: reload to see whether the write took effect.
          void read(background);
        }
      },
    };
    queue.push(item);
  }

  function getLine(write: CartWrite): CartLine | undefined {
    const key = write.kind === 'change' ? write.key : write.keys[0];
    return known.find((line) => line.key === key);
  }

  function getIds(keys: readonly string[]): readonly CartLineId[] {
    return known.flatMap(({ key, id }) => (id !== undefined && keys.includes(key) ? [id] : []));
  }

  async function send(write: CartWrite, signal: AbortSignal): Promise<Written> {
    const ids = getIds(write.kind === 'change' ? [write.key] : write.keys);
    const [first] = ids;
    if (write.kind === 'change') {
      if (first === undefined) return { status: 'not-found' };
      return api.change(first, { quantity: write.quantity, skuId: write.sku?.skuId }, { signal });
    }
    const result = first === undefined ? { status: 'ok' as const } : await api.remove(ids, { signal });
    // Removing a row that no longer exists is a success.
    return result.status === 'not-found' ? { status: 'ok' } : result;
  }

  return {
    load(callOptions) {
      if (status === 'ready') return Promise.resolve();
      if (loading !== undefined) return loading;
      [status, error] = ['loading', undefined];
      loading = read(callOptions).finally(() => {
        loading = undefined;
      });
      show();
      return loading;
    },
    refresh,
    add: (addition) =>
      new Promise((resolve, reject) => {
        queue.push({
          kind: 'other',
          abandon: () =>
            reject(new PawletError('ABORTED', 'Pawlet: the shopper changed before the product was added.')),
          run: async (signal) => {
            try {
              const result = await api.add(addition, { signal });
              resolve(result.status === 'ok' ? { status: 'ok', key: lineKey(result.id) } : result);
              if (signal.aborted || result.status !== 'ok') return;
              options.onWritten();
              void refresh(background);
            } catch (failure) {
              reject(failure);
            }
          },
        });
      }),
    change(write) {
      const waiting = queue
        .waiting()
        .find((item) => item.write?.kind === 'change' && item.write.key === write.key);
      if (waiting?.write?.kind === 'change') {
        waiting.write = mergeChanges(waiting.write, write);
        show();
      } else {
        push(write, send);
      }
    },
    remove(keys) {
      queue.drop(({ write }) => write?.kind === 'change' && keys.includes(write.key));
      push({ kind: 'remove', keys }, send);
    },
    enqueue: (work) => queue.push({ kind: 'other', run: work }),
    whenIdle: () => queue.whenIdle(),
    close() {
      isClosed = true;
      queue.close();
    },
  };
}

function getAction(write: CartWrite): CartFailure['action'] {
  if (write.kind === 'remove') return 'remove';
  return write.sku === undefined ? 'quantity' : 'sku';
}

/** Handles failures of calls; anything else is a bug and must surface. */
function toPawletError(failure: unknown): PawletError {
  if (isPawletError(failure)) return failure;
  throw failure;
}

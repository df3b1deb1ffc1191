import { cartIndex, cartNums, goodsV2detail } from '@pawlet/core/contract';
import type { CallableEndpoint, OutputOf } from '@pawlet/core/contract';
import type { HttpClient, Reply } from '@pawlet/core/http';
import type { KeptReplies } from './createKeptReplies.ts';
import type { WaitingWrites } from './createWaitingWrites.ts';
import type { KeptReply } from './database.ts';
import { isKeptRead, isOfWindow } from './keptReads.ts';
import type { Call } from './deferredNetwork.ts';
import { isUnreachable, toKey, getOwner, sayFailure, type OfflineContext } from './offlineState.ts';
import { applyWaiting, type CartRow, type ProductReply, type Write } from './writes.ts';

/** Reads that work offline. */
export interface Reads {
  /** Makes a read and caches its response, or returns the cached one. */
  read<E extends CallableEndpoint>(call: Call<E>): Promise<Reply<E>>;
  /** Resolves a failed call with the cached response, or throws its error. */
  recover<E extends CallableEndpoint>(call: Call<E>, failure: unknown): Promise<Reply<E>>;
  /** Caches the response to a call for this shopper. */
  keep(call: Call, owner: string, reply: Promise<Reply<CallableEndpoint>>): Promise<void>;
  /** The last known rows of the shop's cart; undefined if it was never read. */
  keptRows(owner: string): Promise<readonly CartRow[] | undefined>;
}

export interface ReadsOptions extends OfflineContext {
  readonly client: HttpClient;
  readonly replies: KeptReplies;
  readonly writes: WaitingWrites;
  /** Identifies the version of the storefront. */
  readonly build: string;
  /** A call was answered with data cached at that time. */
  readonly onKeptShown: (call: Call, at: number) => void;
}

/** Calls whose responses include queued writes. */
const shownWithWaiting: ReadonlySet<string> = new Set([cartIndex.path, cartNums.path, goodsV2detail.path]);

function isMarkOf(write: Write, goodsId: number): boolean {
  return write.kind === 'favourite' && write.goodsId === goodsId;
}

export function createReads(options: ReadsOptions): Reads {
  const { pawlet, connection, store, client, replies, writes } = options;

  async function keepReply(call: Call, owner: string, reply: Reply<CallableEndpoint>): Promise<void> {
    // Another shopper may be logged in by now, or none; a visitor's responses belong to nobody.
    if (owner !== '' && owner !== getOwner(pawlet)) return;
    const key = toKey(pawlet, owner, call[0], call[1]);
    if (reply.status === 'ok') await replies.keep({ key, owner, data: reply.data });
    else if (reply.reason === 'NOT_FOUND') await replies.drop(key);
  }

  async function answerKept<E extends CallableEndpoint>(call: Call<E>): Promise<Reply<E> | undefined> {
    const owner = getOwner(pawlet);
    if (owner === undefined || !isKeptRead(call[0])) return undefined;
    const findAs = async (whose: string) => replies.find(toKey(pawlet, whose, call[0], call[1]));
    const found = (await findAs(owner)) ?? (isOfWindow(call[0]) ? await findAs('') : undefined);
    const data = found && readAs(call[0], found);
    if (found === undefined || data === undefined) return undefined;
    options.onKeptShown(call, found.at);
    return withWaiting(call, owner, { status: 'ok', data });
  }

  /**
   * The cached response, if this version of the storefront can read it: one cached by another version must match this
   * one's contract.
   */
  function readAs<E extends CallableEndpoint>(
    endpoint: E,
    { build, data }: KeptReply,
  ): OutputOf<E> | undefined {
    if (build === options.build) return data;
    const read = endpoint.output['~standard'].validate(data);
    return 'value' in read && read.issues === undefined ? read.value : undefined;
  }

  async function keptRows(owner: string): Promise<readonly CartRow[] | undefined> {
    const found = await replies.find(toKey(pawlet, owner, cartIndex, {}));
    const rows = found && readAs(cartIndex, found);
    return Array.isArray(rows) ? rows : undefined;
  }

  /** The shop's response merged with the writes that it has not received. */
  async function withWaiting<E extends CallableEndpoint>(
    [{ path }]: Call<E>,
    owner: string,
    reply: Reply<E>,
  ): Promise<Reply<E>> {
    if (reply.status !== 'ok' || store.getState().waiting === 0) return reply;
    if (!shownWithWaiting.has(path)) return reply;
    const waiting = await writes.list(owner).catch(() => []);
    if (path === goodsV2detail.path) {
      const product = reply.data as ProductReply;
      const mark = waiting.map(({ write }) => write).findLast((write) => isMarkOf(write, product.id));
      if (mark?.kind !== 'favourite') return reply;
      return { ...reply, data: { ...product, is_collect: mark.isFavourite } as OutputOf<E> };
    }
    if (path === cartIndex.path) {
      const rows = Array.isArray(reply.data) ? (reply.data as readonly CartRow[]) : [];
      return { ...reply, data: applyWaiting(rows, waiting) as OutputOf<E> };
    }
    const rows = await keptRows(owner);
    const added = waiting.filter(({ write }) => write.kind === 'add').length;
    const count = rows === undefined ? Number(reply.data) + added : applyWaiting(rows, waiting).length;
    return { ...reply, data: count as OutputOf<E> };
  }

  async function recover<E extends CallableEndpoint>(call: Call<E>, failure: unknown): Promise<Reply<E>> {
    const isLost = isUnreachable(failure);
    const wasUp = connection.store.getState() === 'up';
    if (isLost) {
      connection.failed();
      const kept = await answerKept(call);
      if (kept !== undefined) return kept;
    }
    // While offline the banner reports it.
    if (!isLost || wasUp) sayFailure(pawlet, call, failure);
    throw failure;
  }

  return {
    async read(call) {
      const kept = connection.store.getState() === 'up' ? undefined : await answerKept(call);
      if (kept !== undefined) return kept;
      const owner = getOwner(pawlet);
      try {
        const [endpoint, input, callOptions] = call;
        const reply = await client.call(endpoint, input, { ...callOptions, quiet: true });
        connection.reached();
        if (owner === undefined) return reply;
        await keepReply(call, owner, reply);
        return await withWaiting(call, owner, reply);
      } catch (failure) {
        return recover(call, failure);
      }
    },
    recover,
    async keep(call, owner, reply) {
      if (!isKeptRead(call[0])) return;
      try {
        await keepReply(call, owner, await reply);
      } catch {
        // The caller has already received the error.
      }
    },
    keptRows,
  };
}

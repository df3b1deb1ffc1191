import { cartAdd, cartDel, cartSetNums, collectOptionCollect, goodsV2detail } from '@pawlet/core/contract';
import type { CallableEndpoint, InputOf, OutputOf } from '@pawlet/core/contract';
import { isPawletError, PawletError } from '@pawlet/core/errors';
import type { HttpClient, Reply } from '@pawlet/core/http';
import type { KeptReplies } from './createKeptReplies.ts';
import type { Reads } from './createReads.ts';
import type { Sent, WaitingWrites } from './createWaitingWrites.ts';
import type { Call } from './deferredNetwork.ts';
import { isUnreachable, toKey, getOwner, sayFailure, toFields, type OfflineContext } from './offlineState.ts';
import { shareWaiting } from './shareWaiting.ts';
import {
  applyWaiting,
  findJoined,
  isTemporaryId,
  getTemporaryIds,
  toRow,
  toTemporaryId,
  withSentIds,
  type CartRow,
  type ProductReply,
  type WaitingWrite,
  type Write,
  type WriteRequest,
} from './writes.ts';

/** Milliseconds until a write without a usable response is sent again. */
const sendAgainMs = 15_000;

/** Writes that can be queued. */
export interface Outbox {
  /** Makes a write, or queues it; responds as the shop would. */
  write<E extends CallableEndpoint>(call: Call<E>, request: WriteRequest, owner: string): Promise<Reply<E>>;
  /** Queues a write whose response was lost, and responds as the shop would; throws every other failure. */
  recover<E extends CallableEndpoint>(
    call: Call<E>,
    request: WriteRequest,
    owner: string,
    failure: unknown,
  ): Promise<Reply<E>>;
  /** Sends the queued writes, if the shop is reachable; parallel calls share one run. */
  send(): Promise<void>;
  /** The call with the shop's own row ids. */
  toSentIds<E extends CallableEndpoint>(input: InputOf<E>): Promise<InputOf<E>>;
  /** Counts the queued writes for the shopper. */
  recount(): Promise<void>;
  /** Removes the writes of other shoppers than this one. */
  forgetOthers(owner: string): Promise<void>;
  dispose(): void;
}

export interface OutboxOptions extends OfflineContext {
  readonly client: HttpClient;
  readonly replies: KeptReplies;
  readonly reads: Pick<Reads, 'keptRows'>;
  readonly writes: WaitingWrites;
  /** A favourite returns to its former state. */
  readonly onFavouriteRefused: (owner: string, goodsId: number, isFavourite: boolean) => void;
}

/** The calls that can be queued, by path. */
const endpoints: ReadonlyMap<string, CallableEndpoint> = new Map<string, CallableEndpoint>(
  [cartAdd, cartSetNums, cartDel, collectOptionCollect].map((endpoint) => [endpoint.path, endpoint]),
);

export function createOutbox(options: OutboxOptions): Outbox {
  const { pawlet, connection, store, emit, now, client, replies, reads, writes } = options;
  const { cart } = pawlet;
  let sending: Promise<void> | undefined;
  let sendAgain: ReturnType<typeof setTimeout> | undefined;
  const tabs = shareWaiting((rows) => {
    void recount().then(() => refreshCart(rows));
  });

  async function sentRows(owner: string): Promise<ReadonlyMap<number, number>> {
    return writes.rows(owner).catch(() => new Map<number, number>());
  }

  async function recount(): Promise<void> {
    const owner = getOwner(pawlet) ?? '';
    const waiting = owner === '' ? [] : await writes.list(owner).catch(() => []);
    if (store.getState().waiting !== waiting.length) store.setState({ waiting: waiting.length });
  }

  /** A cart row for this product; undefined where its data are not cached. */
  async function loadRow(
    owner: string,
    goodsId: number,
    row: { readonly id: number; readonly skuId: number | undefined; readonly quantity: number },
  ): Promise<CartRow | undefined> {
    const findAs = async (whose: string) =>
      replies.find(toKey(pawlet, whose, goodsV2detail, { id: goodsId }));
    const product = (await findAs(owner)) ?? (await findAs(''));
    return product && toRow(product.data as ProductReply, { ...row, seconds: Math.floor(now() / 1000) });
  }

  /** The cart as the shopper sees it. */
  async function shownRows(owner: string): Promise<readonly CartRow[]> {
    return applyWaiting((await reads.keptRows(owner)) ?? [], await writes.list(owner).catch(() => []));
  }

  /** What is stored of a write; undefined where nothing could show it. */
  async function toWrite(
    request: WriteRequest,
    owner: string,
  ): Promise<Pick<WaitingWrite, 'write' | 'title'> | undefined> {
    const rows = await shownRows(owner);
    const getTitle = (id: number | undefined): string =>
      rows.find((row) => row.id === id)?.goods?.title ?? '';
    switch (request.kind) {
      case 'add': {
        const row = await loadRow(owner, request.goodsId, { ...request, id: toTemporaryId(Math.random()) });
        return row && { write: { kind: 'add', row }, title: row.goods?.title ?? '' };
      }
      case 'change': {
        const { rowId, quantity, skuId } = request;
        const goodsId = rows.find(({ id }) => id === rowId)?.goods_id;
        const row =
          goodsId === undefined || skuId === undefined
            ? undefined
            : await loadRow(owner, goodsId, { id: rowId, skuId, quantity });
        return { write: { kind: 'change', rowId, quantity, row }, title: getTitle(rowId) };
      }
      case 'remove':
        return { write: request, title: getTitle(request.rowIds[0]) };
      case 'favourite': {
        const row = await loadRow(owner, request.goodsId, { id: 1, skuId: undefined, quantity: 1 });
        return { write: request, title: row?.goods?.title ?? '' };
      }
    }
  }

  /** The response that the shop would have sent. */
  async function getAnswer(write: Write, owner: string): Promise<unknown> {
    switch (write.kind) {
      case 'add':
        return findJoined(await shownRows(owner), write.row)?.id ?? write.row.id;
      case 'favourite':
        return { status: write.isFavourite ? 1 : 0 };
      case 'change':
      case 'remove':
        return null;
    }
  }

  /** Queues a write until it can be sent; undefined where it cannot be queued. */
  async function keep(
    [endpoint, input, callOptions]: Call,
    request: WriteRequest,
    owner: string,
    sentAt: number | undefined,
  ): Promise<Write | undefined> {
    try {
      const made = await toWrite(request, owner);
      if (made === undefined || getOwner(pawlet) !== owner) return undefined;
      await writes.put({
        ...made,
        owner,
        path: endpoint.path,
        input: toFields(input),
        key: callOptions?.idempotencyKey ?? '',
        failures: 0,
        ...(sentAt !== undefined && { sentAt }),
      });
      return made.write;
    } catch {
      // The browser stores nothing.
      return undefined;
    }
  }

  async function sendOne(
    { path, input, key, write: { kind } }: WaitingWrite,
    rows: ReadonlyMap<number, number>,
  ): Promise<Sent> {
    const endpoint = endpoints.get(path);
    const fields = withSentIds(input, rows);
    // Rows that were never created need no further write.
    const isVoid = fields['id'] === '' || getTemporaryIds(fields).length > 0;
    if (endpoint === undefined || isVoid) return { status: 'done' };
    try {
      const reply = await client.call(endpoint, fields, {
        background: true,
        ...(key !== '' && { idempotencyKey: key }),
      });
      connection.reached();
      if (reply.status === 'ok') {
        return kind === 'add' ? { status: 'done', rowId: Number(reply.data) } : { status: 'done' };
      }
      // Rows that are already removed are left out.
      if (kind === 'remove' && reply.reason === 'NOT_FOUND') return { status: 'done' };
      if (reply.reason === 'INTERNAL' || reply.reason === 'RATE_LIMITED') return { status: 'failed' };
      return { status: 'refused', message: reply.message };
    } catch (failure) {
      if (isUnreachable(failure)) {
        connection.failed();
        return { status: 'unanswered' };
      }
      const isAnswer = isPawletError(failure) && (failure.code === 'HTTP' || failure.code === 'CONTRACT');
      return { status: isAnswer ? 'failed' : 'unanswered' };
    }
  }

  /** Shows the shop's cart, with the rows that were selected here still selected. */
  async function refreshCart(rows: ReadonlyMap<number, number>): Promise<void> {
    const { lines, selectedKeys } = cart.store.getState();
    const ticked = lines.flatMap(({ id, key }) =>
      id !== undefined && isTemporaryId(id) && selectedKeys.has(key) ? [rows.get(id)] : [],
    );
    await cart.refresh({ background: true });
    const keys = cart.store
      .getState()
      .lines.flatMap(({ id, key }) => (id !== undefined && ticked.includes(id) ? [key] : []));
    if (keys.length > 0) cart.select(keys, true);
  }

  async function sendNow(owner: string): Promise<void> {
    store.setState({ isSending: true });
    try {
      const { done, refused, rows } = await writes.send(owner, (waiting, known) =>
        // Another shopper may have logged in meanwhile.
        owner === getOwner(pawlet) ? sendOne(waiting, known) : Promise.resolve({ status: 'unanswered' }),
      );
      await recount();
      for (const { waiting } of refused) {
        const { write } = waiting;
        if (write.kind === 'favourite') {
          options.onFavouriteRefused(owner, write.goodsId, !write.isFavourite);
        }
      }
      if (done.length + refused.length > 0) {
        tabs.publish(rows);
        await refreshCart(rows);
      }
      if (refused.length > 0) emit({ kind: 'refused', writes: refused });
      else if (done.length > 0 && store.getState().waiting === 0) emit({ kind: 'sent' });
      if (store.getState().waiting > 0) sendAgain = setTimeout(() => void send(), sendAgainMs);
    } catch {
      // The database is gone; its writes are sent when it is back.
    } finally {
      store.setState({ isSending: false });
    }
  }

  async function send(): Promise<void> {
    clearTimeout(sendAgain);
    const owner = getOwner(pawlet) ?? '';
    if (connection.store.getState() !== 'up' || owner === '' || store.getState().waiting === 0) return;
    sending ??= sendNow(owner).finally(() => {
      sending = undefined;
    });
    await sending;
  }

  /** Queues a write, and responds as the shop would. */
  async function answerLater<E extends CallableEndpoint>(
    call: Call<E>,
    request: WriteRequest,
    owner: string,
    sentAt: number | undefined,
  ): Promise<Reply<E>> {
    const write = await keep(call, request, owner, sentAt);
    if (write === undefined) {
      const failure = new PawletError(
        'NETWORK',
        `Pawlet: the shop cannot be reached, and ${call[0].path} cannot wait.`,
      );
      sayFailure(pawlet, call, failure);
      throw failure;
    }
    await recount();
    tabs.publish(new Map());
    void send();
    return { status: 'ok', data: (await getAnswer(write, owner)) as OutputOf<E> };
  }

  /** `sentAt`: when it was sent, in milliseconds since 1970. */
  async function recoverSent<E extends CallableEndpoint>(
    call: Call<E>,
    request: WriteRequest,
    owner: string,
    failure: unknown,
    sentAt: number,
  ): Promise<Reply<E>> {
    if (!isUnreachable(failure)) {
      sayFailure(pawlet, call, failure);
      throw failure;
    }
    connection.failed();
    return answerLater(call, request, owner, sentAt);
  }

  return {
    async write(call, request, owner) {
      // Earlier changes are sent first.
      if (store.getState().waiting > 0 || connection.store.getState() !== 'up') {
        return answerLater(call, request, owner, undefined);
      }
      const sentAt = now();
      try {
        const input = withSentIds(toFields(call[1]), await sentRows(owner));
        const reply = await client.call(call[0], input, { ...call[2], quiet: true });
        connection.reached();
        return reply;
      } catch (failure) {
        return recoverSent(call, request, owner, failure, sentAt);
      }
    },
    recover: (call, request, owner, failure) => recoverSent(call, request, owner, failure, now()),
    send,
    async toSentIds(input) {
      const fields = toFields(input);
      if (getTemporaryIds(fields).length === 0) return input;
      return withSentIds(fields, await sentRows(getOwner(pawlet) ?? '')) as typeof input;
    },
    recount,
    async forgetOthers(owner) {
      await writes.forgetOthers(owner).catch(() => undefined);
      await recount();
    },
    dispose: () => {
      clearTimeout(sendAgain);
      tabs.stop();
    },
  };
}

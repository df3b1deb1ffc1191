import type { Pawlet } from '@pawlet/core';
import { commonInit } from '@pawlet/core/contract';
import { PawletError } from '@pawlet/core/errors';
import type { HttpClient } from '@pawlet/core/http';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Navigation } from '../navigation/types.ts';
import { createConnection, type ConnectionState } from './createConnection.ts';
import { createKeptReplies } from './createKeptReplies.ts';
import { createOutbox, type OutboxOptions } from './createOutbox.ts';
import { createReads } from './createReads.ts';
import { createWaitingWrites } from './createWaitingWrites.ts';
import { openDatabase } from './database.ts';
import { endOfLogIn, isKeptRead, needsNetwork } from './keptReads.ts';
import type { Call, EarlyCall, OfflineNetwork } from './deferredNetwork.ts';
import { getOwner, toFields, type OfflineNews, type OfflineState } from './offlineState.ts';
import { readWrite, getTemporaryIds, type WriteRequest } from './writes.ts';

/** The storefront's network layer, which works offline. */
export interface StorefrontNetwork extends OfflineNetwork {
  readonly store: StoreApi<OfflineState>;
  /** Subscribes to events; returns an unsubscribe function. */
  onNews(listener: (news: OfflineNews) => void): () => void;
  dispose(): void;
}

/** Options of `createOfflineNetwork`. */
export interface OfflineNetworkOptions extends Pick<OutboxOptions, 'client' | 'onFavouriteRefused'> {
  readonly pawlet: Pawlet;
  readonly navigation: Navigation;
  readonly client: HttpClient;
  /** Identifies the version of the storefront. */
  readonly build: string;
  /** Earlier calls, and the token that they were sent with. */
  readonly early: readonly EarlyCall[];
  readonly earlyToken: string;
  /** The first page came with its data, so that no call has loaded them. */
  readonly isRendered: boolean;
}

/** The subject of a shopper's write that can be queued; visitors change nothing in the shop. */
function readOwnWrite([endpoint, input]: Call, owner: string): WriteRequest | undefined {
  return owner === '' ? undefined : readWrite(endpoint, toFields(input));
}

/** Pictures that shoppers have uploaded, as cached by the worker. */
const uploadsCache = 'pawlet-uploads';

/**
 * Caches the shop's responses, and returns them where the shop is unreachable; queues the shopper's writes meanwhile,
 * and sends them to the shop, in order and once, when it can. All stored data belong to their shopper and are removed
 * on log-out.
 */
export function createOfflineNetwork(options: OfflineNetworkOptions): StorefrontNetwork {
  const { pawlet, navigation, client, build } = options;
  const { session, cart, config } = pawlet;
  const now = Date.now;
  const database = openDatabase();
  // Where the browser stores nothing, each use reports it.
  database.catch(() => undefined);
  const replies = createKeptReplies({ database, build, now });
  const writes = createWaitingWrites({ database, locks: navigator.locks, now });
  const connection = createConnection({
    isOnline: () => navigator.onLine,
    events: window,
    probe: async () => {
      const { ok, type } = await fetch(pawlet.http.urlOf('/healthz'), { cache: 'no-store', mode: 'no-cors' });
      return ok || type === 'opaque';
    },
  });
  const store = createStore<OfflineState>(() => ({
    connection: connection.store.getState(),
    shownAsOf: new Map(),
    waiting: 0,
    isSending: false,
  }));
  const listeners = new Set<(news: OfflineNews) => void>();
  /** Events before the first listener: a call without a network starts this one, and its notices are mounted later. */
  const missed: OfflineNews[] = [];
  const emit = (news: OfflineNews): void => {
    if (listeners.size === 0) missed.push(news);
    for (const listener of listeners) listener(news);
  };
  const context = { pawlet, connection, store, emit, now };
  let isConfigOld = false;
  const reads = createReads({ ...context, client, replies, writes, build, onKeptShown: noteAge });
  const { onFavouriteRefused } = options;
  const outbox = createOutbox({ ...context, client, replies, reads, writes, onFavouriteRefused });

  /** Records how old the data of the visible page are. */
  function noteAge([endpoint, , callOptions]: Call, at: number): void {
    if (endpoint.path === commonInit.path) isConfigOld = true;
    if (callOptions?.background === true) return;
    const { instance } = navigation.getState().current;
    const { shownAsOf } = store.getState();
    const oldest = Math.min(at, shownAsOf.get(instance) ?? at);
    store.setState({ shownAsOf: new Map(shownAsOf).set(instance, oldest) });
  }

  /** Lets the visible page refetch if it shows stale data. */
  function freshen(): void {
    const { instance } = navigation.getState().current;
    const { connection: state, shownAsOf } = store.getState();
    if (state !== 'up' || !shownAsOf.has(instance)) return;
    const left = new Map(shownAsOf);
    left.delete(instance);
    store.setState({ shownAsOf: left });
    emit({ kind: 'outdated' });
  }

  async function comeBack(before: ConnectionState): Promise<void> {
    await outbox.send();
    if (isConfigOld || config.store.getState().status === 'failed') {
      isConfigOld = false;
      // The outbox reports what failed.
      config.reload().catch(() => undefined);
    }
    void cart.refresh({ background: true });
    // The browser did not notice that the shop was unreachable: its `online` listeners are called from here.
    if (before === 'unreachable') window.dispatchEvent(new Event('online'));
    freshen();
  }

  /** Loads a visitor's rendered data once more, so that they are cached; a shopper's own are loaded anyway. */
  function loadRendered(): void {
    if (!options.isRendered || getOwner(pawlet) !== '' || connection.store.getState() !== 'up') return;
    // The next visit requests it again.
    config.reload().catch(() => undefined);
    emit({ kind: 'outdated' });
  }

  async function forgetReplies(owner: string): Promise<void> {
    await replies.forgetOthers(owner);
    // A browser that blocks storage has none to delete.
    await caches.delete(uploadsCache).catch(() => false);
  }

  function forgetShopper(): void {
    void forgetReplies('');
    void outbox.forgetOthers('');
  }

  let ownerBefore = getOwner(pawlet);
  async function followOwner(): Promise<void> {
    const owner = getOwner(pawlet);
    if (owner === undefined || owner === ownerBefore) return;
    const former = ownerBefore;
    ownerBefore = owner;
    if (former !== '') await forgetReplies(owner);
    // A shopper whose session has expired finds the queued writes again; another shopper does not.
    if (owner === '') await outbox.recount();
    else await outbox.forgetOthers(owner);
    await outbox.send();
  }

  async function begin(): Promise<void> {
    const owner = getOwner(pawlet);
    if (owner === undefined) return;
    await replies.forgetOthers(owner);
    if (owner === '') await outbox.recount();
    else await outbox.forgetOthers(owner);
    // A shopper who has logged in since did not request them.
    const isSame = session.store.getState().token === options.earlyToken;
    for (const { call, reply } of options.early) {
      if (isSame || options.earlyToken === '') void reads.keep(call, isSame ? owner : '', reply);
    }
    loadRendered();
    if (store.getState().waiting > 0) void cart.refresh({ background: true });
    await outbox.send();
  }
  void begin();

  const stops = [
    connection.store.subscribe((state, before) => {
      store.setState({ connection: state });
      if (state === 'up') void comeBack(before);
    }),
    session.store.subscribe(() => void followOwner()),
    navigation.subscribe(freshen),
  ];

  return {
    store,
    onNews(listener) {
      listeners.add(listener);
      for (const news of missed.splice(0)) listener(news);
      return () => listeners.delete(listener);
    },
    async call(...call) {
      const [endpoint, input, callOptions] = call;
      const fields = toFields(input);
      const owner = getOwner(pawlet) ?? '';
      const end = endOfLogIn(endpoint, fields);
      if (end !== undefined) {
        if (end === 'at-once') forgetShopper();
        const reply = await client.call(...call);
        if (end === 'when-done' && reply.status === 'ok') forgetShopper();
        return reply;
      }
      const request = readOwnWrite(call, owner);
      if (request !== undefined) return outbox.write(call, request, owner);
      if (isKeptRead(endpoint)) return reads.read(call);
      const isAsking = needsNetwork(endpoint, fields);
      const isAboutWaiting = isAsking || getTemporaryIds(fields).length > 0;
      // What the call refers to must be in the cart first.
      if (isAboutWaiting) await outbox.send();
      const isOffline = isAsking && connection.store.getState() === 'offline';
      if (isOffline || (isAboutWaiting && store.getState().waiting > 0)) {
        if (isAsking) emit({ kind: 'needs-network' });
        throw new PawletError('NETWORK', `Pawlet: ${endpoint.path} needs a network, and there is none.`);
      }
      return client.call(endpoint, await outbox.toSentIds(input), callOptions);
    },
    recover(call, failure) {
      const owner = getOwner(pawlet) ?? '';
      const request = readOwnWrite(call, owner);
      return request === undefined
        ? reads.recover(call, failure)
        : outbox.recover(call, request, owner, failure);
    },
    dispose: () => {
      for (const stop of stops) stop();
      outbox.dispose();
      connection.dispose();
      listeners.clear();
    },
  };
}

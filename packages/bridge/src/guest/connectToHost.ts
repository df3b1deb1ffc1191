import { PawletError } from '@pawlet/core/errors';
import type { HostPort } from '@pawlet/core/host';
import { detectTransport, isFramed } from '../messengers/detectTransport.ts';
import type { Answer } from '../messengers/calls.ts';
import { listenToReceiver } from '../messengers/receiver.ts';
import type { TextPort } from '../messengers/types.ts';
import type { LaunchContext } from '../protocol/context.ts';
import type { GuestMethodName, HostMethodName } from '../protocol/methods.ts';
import type { Conversation } from './createConversation.ts';
import { createLink, type Link } from './createLink.ts';
import { createReadable, runGuarded } from './createReadable.ts';
import type { BackHandler } from './goBack.ts';
import type { ConnectionState, ConnectToHostOptions, HostCalls, HostConnection } from './types.ts';

const guestMethods: readonly GuestMethodName[] = ['updateContext', 'back', 'resume', 'navigate'];
/** Maximum queued notifications for an embedder that has not connected; more indicate a loop. */
const maxQueued = 50;

type Method = (...args: readonly unknown[]) => unknown;

/** An object whose fields are computed on access; never a thenable. */
function forward(read: (name: string) => unknown): object {
  return new Proxy({}, { get: (_target, name) => (name === 'then' ? undefined : read(String(name))) });
}

function addTo<T>(list: T[], item: T): () => void {
  list.push(item);
  return () => {
    const index = list.indexOf(item);
    if (index >= 0) list.splice(index, 1);
  };
}

/**
 * Connects the page with its embedder: a native app, a mini-program, a partner's page, or none.
 * @example
 * import { connectToHost } from '@pawlet/bridge/guest';
 * import { createPawlet } from '@pawlet/core';
 * import { createBrowserHost } from '@pawlet/core/host';
 *
 * const bridge = connectToHost({ fallback: createBrowserHost(), origins: ['https://partner.example'] });
 * const pawlet = createPawlet({ host: bridge.host });
 */
export function connectToHost(options: ConnectToHostOptions): HostConnection {
  const page = options.window ?? window;
  const { fallback } = options;
  const state = createReadable<ConnectionState>({ status: 'connecting', transport: undefined });
  const context = createReadable<LaunchContext | undefined>(undefined);
  const backHandlers: BackHandler[] = [];
  const resumed: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  let port: TextPort | undefined;
  let link: Link | undefined;
  let talk: Conversation | undefined;
  let loading: Promise<Conversation> | undefined;
  let stopListening: (() => void) | undefined;
  let settle: (state: ConnectionState) => void = () => {};
  const ready = new Promise<ConnectionState>((resolve) => {
    settle = resolve;
  });

  const become = (status: ConnectionState['status'], error?: PawletError): void => {
    if (state.get().status === 'closed') return;
    const next: ConnectionState = { status, transport: port?.kind, ...(error && { error }) };
    state.set(next);
    if (status === 'connecting') return;
    waiting.splice(0).forEach((run) => run());
    settle(next);
  };
  const isConnecting = (): boolean => state.get().status === 'connecting';
  /** Synchronous once the connection is known: a window opened later than its click is blocked. */
  const whenKnown = <T>(run: () => T): T | Promise<T> => (isConnecting() ? ready.then(run) : run());

  // Half of the page's code is loaded during the handshake, and not at all in a plain browser.
  const load = async (present: TextPort): Promise<Conversation> => {
    const { createConversation } = await import('./createConversation.ts');
    talk = createConversation({
      options,
      port: present,
      context,
      partner: () => link?.partner(),
      backHandlers,
      onResume: () => resumed.forEach((listener) => runGuarded(listener)),
    });
    return talk;
  };
  const noHost = (error: PawletError): void => {
    context.set(undefined);
    become('no-host', error);
  };
  const converse = async (): Promise<boolean> => {
    let found;
    try {
      found = await (await loading)?.start();
    } catch (error) {
      found = new PawletError('NETWORK', 'the bridge could not be loaded', { cause: error });
    }
    if (state.get().status === 'closed') context.set(undefined);
    else if (typeof found === 'string') become(found);
    else if (found !== undefined) noHost(found);
    return found !== undefined;
  };

  const methods = Object.create(null) as Record<string, Answer>;
  for (const name of guestMethods)
    methods[name] = async (argument) => (await loading)?.answers[name](argument) ?? null;

  const begin = (): void => {
    port = detectTransport(page, options.origins ?? []);
    if (port === undefined) {
      become('no-host');
      return;
    }
    stopListening?.();
    become('connecting');
    loading = load(port);
    if (!port.realtime) {
      void converse();
      return;
    }
    link = createLink({
      port,
      methods,
      onHost: converse,
      onNoHost: noHost,
      inspect: options.inspect,
      onProblem: options.onProblem,
    });
    link.start();
  };

  const onPageShow = (event: PageTransitionEvent): void => {
    // Restored from the back-forward cache: meanwhile the embedder was connected to another page.
    if (!event.persisted || link === undefined) return;
    become('connecting');
    link.start();
  };

  begin();
  page.addEventListener('pageshow', onPageShow);
  // An app may inject its object late; its first message then arrives at the receiver.
  if (port === undefined && !isFramed(page))
    stopListening = listenToReceiver(page, () => {
      if (port === undefined && state.get().status === 'no-host') begin();
    });

  const hostNow = (): HostPort => (context.get() === undefined ? fallback : (talk?.host ?? fallback));
  const absent = (name: string): Promise<never> =>
    Promise.reject(new PawletError('UNAVAILABLE', `${name}: there is no embedder`));

  const notify = (name: HostMethodName, argument: unknown): void => {
    if (!isConnecting()) talk?.notify(name, argument);
    else if (waiting.length < maxQueued) waiting.push(() => notify(name, argument));
  };

  const reportHeight = (height: number): void => notify('reportHeight', { height });

  return {
    ready,
    state,
    context,
    host: forward((name) => {
      const value: unknown = hostNow()[name as keyof HostPort];
      // Synchronous methods are called immediately; the others wait until the embedder is known.
      if (name === 'isAvailable' || typeof value !== 'function') return value;
      return (...args: readonly unknown[]) =>
        whenKnown(() => (Reflect.get(hostNow(), name) as Method)(...args));
    }) as HostPort,
    calls: forward(
      (name) =>
        (...args: readonly unknown[]) =>
          whenKnown(() =>
            talk === undefined ? absent(name) : (talk.toCall(name as HostMethodName) as Method)(...args),
          ),
    ) as HostCalls,
    tokens: {
      get: async () => {
        await ready;
        return talk?.tokens.get();
      },
      send: async (request, isRefused) => {
        await ready;
        return talk === undefined ? request(undefined) : talk.tokens.send(request, isRefused);
      },
    },
    isAvailable: ((name: HostMethodName) =>
      talk?.has(name) === true && !talk.isShut(name)) as HostConnection['isAvailable'],
    ifAvailable: (name) =>
      talk?.has(name) === true && talk.passesGate(name) ? talk.toCall(name) : undefined,
    gate: (name) => talk?.gate(name) ?? 'not-gated',
    emit: (name, detail) => notify('emit', { name, detail }),
    reportHeight,
    followHeight: (element, maxHeight) => {
      const stop = loading
        ?.then((found) => found.followHeight(element, { report: reportHeight, maxHeight }))
        .catch(() => () => undefined);
      return () => void stop?.then((end) => end());
    },
    onBack: (handler) => addTo(backHandlers, handler),
    onResume: (listener) => addTo(resumed, listener),
    close: () => {
      stopListening?.();
      page.removeEventListener('pageshow', onPageShow);
      talk?.close();
      link?.close();
      context.set(undefined);
      become('closed');
    },
  };
}

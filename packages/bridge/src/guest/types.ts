import type { PawletError } from '@pawlet/core/errors';
import type { HostPort } from '@pawlet/core/host';
import type { TransportKind } from '../messengers/types.ts';
import type { LaunchContext } from '../protocol/context.ts';
import type { BridgeEventName, BridgeEvents } from '../protocol/events.ts';
import type { ExactOrigin } from '../protocol/exactOrigin.ts';
import type { GatedMethod, GateState } from '../protocol/gate.ts';
import type { CallOf, HostMethodName, HostMethods } from '../protocol/methods.ts';
import type { WireMessage } from '../protocol/envelope.ts';

/** A value that can be read and observed. */
export interface Readable<T> {
  readonly get: () => T;
  /** Listens to changes; returns an unsubscribe function. */
  readonly subscribe: (listener: (value: T) => void) => () => void;
}

/** Connection to an embedder; `one-way` is a mini-program, which never replies. */
export interface ConnectionState {
  readonly status: 'connecting' | 'connected' | 'one-way' | 'no-host' | 'closed';
  /** The transport, undefined in a plain browser page. */
  readonly transport: TransportKind | undefined;
  /** Why an expected host is missing: TIMEOUT, or PROTOCOL for another protocol. */
  readonly error?: PawletError | undefined;
}

/** A method that requires a recent app: it cannot be called before checking `isAvailable` or `ifAvailable`. */
export interface GatedCall {
  /** Never present: a name for the compiler's message. */
  readonly askIsAvailableFirst: never;
}

/** The embedder's methods; gated ones only after checking that they are available. */
export type HostCalls = {
  readonly [Name in HostMethodName]: Name extends GatedMethod ? GatedCall : CallOf<HostMethods[Name]>;
};

/** A method refused because the app is too old, or its version cannot be parsed. */
export interface UpgradeRequest {
  readonly method: GatedMethod;
  readonly state: 'too-old' | 'unknown';
  /** The required app version. */
  readonly minimum: string;
}

/** Provides the embedder's token, refreshed where necessary. */
export interface TokenManager {
  /**
   * A token that is valid for a while, refreshed first if necessary; undefined if there is none. Throws `UNAUTHORIZED`
   * if the refresh fails: do not send the request with the old token.
   */
  get(): Promise<string | undefined>;
  /** Sends with a valid token, and retries once with a new one if the token was refused. */
  send<T>(request: (token: string | undefined) => Promise<T>, isRefused: (answer: T) => boolean): Promise<T>;
}

/** @deprecated Use {@link TokenManager}; removed in the next major version. */
export type TokenKeeper = TokenManager;

/** Options of `connectToHost`. */
export interface ConnectToHostOptions {
  /** Features of a plain browser, used without an embedder and for what the embedder does not support. */
  readonly fallback: HostPort;
  /** Exact origins of pages that may embed this one; by default an iframe has no host. @default [] */
  readonly origins?: readonly ExactOrigin[] | undefined;
  /** The minimum app version of gated methods, read for each check. @default 2.3.0 */
  readonly minimumVersion?: (() => string | undefined) | undefined;
  /** A gated method was refused: show the prompt and emit `pawlet:upgrade-required`. */
  readonly onUpgradeRequired?: ((request: UpgradeRequest) => void) | undefined;
  /** Opens a route requested by the embedder; returns whether it did. */
  readonly onNavigate?: ((route: string) => boolean) | undefined;
  /** Fields of the start-up parameters for a mini-program, which sends no launch context. */
  readonly startContext?: Partial<LaunchContext> | undefined;
  /** Pages of the mini-program that implement calls; the argument is in the query. */
  readonly miniProgramPages?: Partial<Record<'pay' | 'login' | 'share' | 'navigate', string>> | undefined;
  /** Receives every message, including tokens: pass an inspector, which hides them. */
  readonly inspect?: ((direction: 'in' | 'out', message: WireMessage) => void) | undefined;
  /** Called for messages that were refused or lost. @default none */
  readonly onProblem?: ((error: PawletError) => void) | undefined;
  /** The page. @default window */
  readonly window?: (Window & typeof globalThis) | undefined;
}

/** The page's side of the bridge. */
export interface HostConnection {
  /** Resolves when it is known whether there is a host, after at most about 3 s; never rejects. */
  readonly ready: Promise<ConnectionState>;
  /** Changes when a host connects late, or disconnects. */
  readonly state: Readable<ConnectionState>;
  /** Undefined without an embedder; a new object for every change. */
  readonly context: Readable<LaunchContext | undefined>;
  /** Features for widgets: the embedder's where supported, else the fallback; checks the version gate. */
  readonly host: HostPort;
  /** The embedder's own methods; a call without an embedder rejects with `UNAVAILABLE`. */
  readonly calls: HostCalls;
  readonly tokens: TokenManager;
  /** Whether the embedder supports a method and the gate allows it; its type then allows the call. */
  isAvailable<Name extends HostMethodName>(
    name: Name,
  ): this is { readonly calls: { readonly [Key in Name]: CallOf<HostMethods[Key]> } };
  /** The method if it is available, else undefined, after `onUpgradeRequired` if only the version is too old. */
  ifAvailable<Name extends HostMethodName>(name: Name): CallOf<HostMethods[Name]> | undefined;
  /** Result of the version gate for a method. */
  gate(name: HostMethodName): GateState;
  /** Sends an event to the embedder; selected fields only. */
  emit<Name extends BridgeEventName>(name: Name, detail: BridgeEvents[Name]): void;
  /** Reports the height of the content to the embedder, in CSS pixels. */
  reportHeight(height: number): void;
  /**
   * Reports the height of an element's border box whenever it changes; returns a function that stops it.
   * @default maxHeight 10000
   */
  followHeight(element: Element, maxHeight?: number): () => void;
  /**
   * Handles "back": return true if something was closed or left. The last registered handler is called first, so that
   * sheets close before pages. Returns a function that unregisters it.
   */
  onBack(handler: () => boolean | Promise<boolean>): () => void;
  /** Called when the app comes to the foreground; returns an unsubscribe function. */
  onResume(listener: () => void): () => void;
  /** Disconnects and removes all listeners and timers. */
  close(): void;
}

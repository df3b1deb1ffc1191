import type { PawletError } from '@pawlet/core/errors';
import type { HostPort } from '@pawlet/core/host';
import type { TransportKind } from '../messengers/types.ts';
import type { LaunchContext } from '../protocol/context.ts';
import type { BridgeEventName, BridgeEvents } from '../protocol/events.ts';
import type { ExactOrigin } from '../protocol/exactOrigin.ts';
import type { GatedMethod, GateState } from '../protocol/gate.ts';
import type { CallOf, HostMethodName, HostMethods } from '../protocol/methods.ts';
import type { WireMessage } from '../protocol/envelope.ts';

/** Something that is read and listened to. */
export interface Readable<T> {
  readonly get: () => T;
  /** Hears every change; answers the function that ends it. */
  readonly subscribe: (listener: (value: T) => void) => () => void;
}

/** How the page stands to an embedder; `one-way` is a mini-program, which never answers. */
export interface ConnectionState {
  readonly status: 'connecting' | 'connected' | 'one-way' | 'no-host' | 'closed';
  /** By what way, undefined in a plain browser page. */
  readonly transport: TransportKind | undefined;
  /** Why there is no host where one was expected: TIMEOUT, or PROTOCOL for one that speaks another protocol. */
  readonly error?: PawletError | undefined;
}

/** A method that needs a recent app: ask `isAvailable` or `ifAvailable` first; it cannot be called as it is. */
export interface GatedCall {
  /** Never there: a name for the compiler's message. */
  readonly askIsAvailableFirst: never;
}

/** The embedder's methods; the gated ones only after the question whether they are available. */
export type HostCalls = {
  readonly [Name in HostMethodName]: Name extends GatedMethod ? GatedCall : CallOf<HostMethods[Name]>;
};

/** What was refused because the app is too old, or its version cannot be read. */
export interface UpgradeRequest {
  readonly method: GatedMethod;
  readonly state: 'too-old' | 'unknown';
  /** The app version that it needs. */
  readonly minimum: string;
}

/** Provides the embedder's token, refreshed where necessary. */
export interface TokenManager {
  /**
   * A token that still holds for a while, refreshed first if need be; undefined if there is none to be had.
   * Where the refresh fails it throws `UNAUTHORIZED`: the request is not to be sent with the old token.
   */
  get(): Promise<string | undefined>;
  /** Sends with a good token, and once more with a fresh one if the answer says that the token was refused. */
  send<T>(request: (token: string | undefined) => Promise<T>, isRefused: (answer: T) => boolean): Promise<T>;
}

/** @deprecated Use {@link TokenManager}; removed in the next major version. */
export type TokenKeeper = TokenManager;

/** What `connectToHost` takes. */
export interface ConnectToHostOptions {
  /** What a plain browser can do; it answers where there is no embedder, and for what the embedder cannot do. */
  readonly fallback: HostPort;
  /** Exact origins of pages that may embed this one; without any, an iframe has no host. @default [] */
  readonly origins?: readonly ExactOrigin[] | undefined;
  /** The lowest app version for gated methods, read at each question. @default 2.3.0 */
  readonly minimumVersion?: (() => string | undefined) | undefined;
  /** A gated method was refused: show the prompt and emit `pawlet:upgrade-required`. */
  readonly onUpgradeRequired?: ((request: UpgradeRequest) => void) | undefined;
  /** Opens a route that the embedder asks for; answers whether it did. */
  readonly onNavigate?: ((route: string) => boolean) | undefined;
  /** Fields of the start-up parameters for a mini-program, which hands over no launch context. */
  readonly startContext?: Partial<LaunchContext> | undefined;
  /** Pages of the mini-program that stand in for calls; the argument travels in the query. */
  readonly miniProgramPages?: Partial<Record<'pay' | 'login' | 'share' | 'navigate', string>> | undefined;
  /** Hears every message, tokens included: hand in an inspector, which hides them. */
  readonly inspect?: ((direction: 'in' | 'out', message: WireMessage) => void) | undefined;
  /** Hears of messages that were refused or got lost. @default nothing */
  readonly onProblem?: ((error: PawletError) => void) | undefined;
  /** The page. @default window */
  readonly window?: (Window & typeof globalThis) | undefined;
}

/** The page's side of the bridge. */
export interface HostConnection {
  /** Settles once it is known whether there is a host, at most after about 3 s; never rejects. */
  readonly ready: Promise<ConnectionState>;
  /** Changes when a late host appears, or one goes. */
  readonly state: Readable<ConnectionState>;
  /** Undefined without an embedder; a new object with every change. */
  readonly context: Readable<LaunchContext | undefined>;
  /** What widgets ask: the embedder where it can, else the fallback; the gate is kept inside. */
  readonly host: HostPort;
  /** The embedder's methods as they are; a call without an embedder rejects with `UNAVAILABLE`. */
  readonly calls: HostCalls;
  readonly tokens: TokenManager;
  /** Tells whether the embedder has a method and the gate lets it through; its type then allows the call. */
  isAvailable<Name extends HostMethodName>(
    name: Name,
  ): this is { readonly calls: { readonly [Key in Name]: CallOf<HostMethods[Key]> } };
  /** The method if it is available, else undefined, after `onUpgradeRequired` where only the version is missing. */
  ifAvailable<Name extends HostMethodName>(name: Name): CallOf<HostMethods[Name]> | undefined;
  /** How the app's version stands to what a method needs. */
  gate(name: HostMethodName): GateState;
  /** Tells the embedder of an event; hand-picked fields only. */
  emit<Name extends BridgeEventName>(name: Name, detail: BridgeEvents[Name]): void;
  /** Tells the embedder the height of the content, in CSS pixels. */
  reportHeight(height: number): void;
  /**
   * Tells the embedder the height of an element's border box whenever it changes; answers the function that ends it.
   * @default maxHeight 10000
   */
  followHeight(element: Element, maxHeight?: number): () => void;
  /**
   * Handles "back": answer true if something was closed or left. The handler that came last is asked first, so that
   * sheets close before pages. Answers the function that takes it away.
   */
  onBack(handler: () => boolean | Promise<boolean>): () => void;
  /** Hears that the app came to the front again; answers the function that ends it. */
  onResume(listener: () => void): () => void;
  /** Says good-bye and takes every listener and timer away. */
  close(): void;
}

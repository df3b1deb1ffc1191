import type { PawletError } from '@pawlet/core/errors';
import type { ContextChanges, LaunchContext } from '../protocol/context.ts';
import type { WireMessage } from '../protocol/envelope.ts';
import type { BridgeEvent } from '../protocol/events.ts';
import type { ExactOrigin } from '../protocol/exactOrigin.ts';
import type { HostHandlers } from '../protocol/methods.ts';

/** The launch context without what the bridge fills in itself: the protocol, and the capabilities by the handlers. */
export type HostContext = Omit<LaunchContext, 'protocol' | 'capabilities'>;

/** What every embedder takes. */
export interface HostOptions {
  /** The exact origin of the shop's page; `*` and patterns are refused with `CONFIG`. */
  readonly origin: ExactOrigin;
  /**
   * What the page is told when it starts. A function is asked at every start, which is what a token that expires needs;
   * to an object what was pushed by `update` is added.
   */
  readonly context: HostContext | (() => HostContext | Promise<HostContext>);
  /** What the embedder can do; each handler that is there becomes a capability. @default {} */
  readonly handlers?: HostHandlers | undefined;
  /** Hears what happens in the shop. */
  readonly onEvent?: ((event: BridgeEvent) => void) | undefined;
  /** Hears the height of the page's content, in CSS pixels, at most `maxHeight`. */
  readonly onHeight?: ((height: number) => void) | undefined;
  /** The page is connected, at each of its starts. */
  readonly onConnect?: (() => void) | undefined;
  /** Hears of messages that were refused: PROTOCOL for a page that speaks another protocol, told once. */
  readonly onProblem?: ((error: PawletError) => void) | undefined;
  /** Hears every message, tokens included: hand in an inspector, which hides them. */
  readonly inspect?: ((direction: 'in' | 'out', message: WireMessage) => void) | undefined;
  /** Tallest height taken from the page, in CSS pixels. @default 10000 */
  readonly maxHeight?: number | undefined;
}

/** The embedder's side of the bridge. */
export interface WidgetConnection {
  /**
   * Resolves when the page has shaken hands and taken its context. Rejects, once, when it cannot: `CONFIG` for a context without a
   * usable field, `PROTOCOL` for a page of another protocol, `ABORTED` after `destroy`, and from `connectToWidget` also
   * `TIMEOUT` and `FORBIDDEN`. Nobody has to wait for it.
   */
  readonly ready: Promise<void>;
  /** Tells the page what changed; kept for its next start where `context` is an object. */
  update(changes: ContextChanges): void;
  /** Asks the page to go back; `handled: false` where it did nothing or did not answer within 300 ms. */
  back(): Promise<{ readonly handled: boolean }>;
  /** Asks the page to open a route of the shop. */
  navigate(route: string): Promise<{ readonly handled: boolean }>;
  /** Tells the page that the app came to the front again. */
  resume(): void;
  /** Ends it; the page is told. */
  destroy(): void;
}

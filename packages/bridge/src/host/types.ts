import type { PawletError } from '@pawlet/core/errors';
import type { ContextChanges, LaunchContext } from '../protocol/context.ts';
import type { WireMessage } from '../protocol/envelope.ts';
import type { BridgeEvent } from '../protocol/events.ts';
import type { ExactOrigin } from '../protocol/exactOrigin.ts';
import type { HostHandlers } from '../protocol/methods.ts';

/** The launch context without the fields set by the bridge: the protocol, and the capabilities of the handlers. */
export type HostContext = Omit<LaunchContext, 'protocol' | 'capabilities'>;

/** Options of every embedder. */
export interface HostOptions {
  /** The exact origin of the shop's page; `*` and patterns are refused with `CONFIG`. */
  readonly origin: ExactOrigin;
  /**
   * The context at the start of the page. A function is called at every start, as needed for a token that expires;
   * changes pushed by `update` are added to an object.
   */
  readonly context: HostContext | (() => HostContext | Promise<HostContext>);
  /** Features of the embedder; each handler becomes a capability. @default {} */
  readonly handlers?: HostHandlers | undefined;
  /** Called for events of the shop. */
  readonly onEvent?: ((event: BridgeEvent) => void) | undefined;
  /** Called with the height of the page's content, in CSS pixels, at most `maxHeight`. */
  readonly onHeight?: ((height: number) => void) | undefined;
  /** Called when the page has connected, at each start. */
  readonly onConnect?: (() => void) | undefined;
  /** Called for refused messages: PROTOCOL for a page with another protocol, once. */
  readonly onProblem?: ((error: PawletError) => void) | undefined;
  /** Receives every message, including tokens: pass an inspector, which hides them. */
  readonly inspect?: ((direction: 'in' | 'out', message: WireMessage) => void) | undefined;
  /** Maximum height accepted from the page, in CSS pixels. @default 10000 */
  readonly maxHeight?: number | undefined;
}

/** The embedder's side of the bridge. */
export interface WidgetConnection {
  /**
   * Resolves when the page has completed the handshake and received its context. Rejects, once, if that fails: `CONFIG`
   * for a context with an invalid field, `PROTOCOL` for a page with another protocol, `ABORTED` after `destroy`, and
   * from `connectToWidget` also `TIMEOUT` and `FORBIDDEN`. Handling the rejection is optional.
   */
  readonly ready: Promise<void>;
  /** Sends changes to the page; kept for its next start where `context` is an object. */
  update(changes: ContextChanges): void;
  /** Asks the page to go back; `handled: false` if it did nothing or did not reply within 300 ms. */
  back(): Promise<{ readonly handled: boolean }>;
  /** Asks the page to open a route of the shop. */
  navigate(route: string): Promise<{ readonly handled: boolean }>;
  /** Notifies the page that the app came to the foreground. */
  resume(): void;
  /** Disconnects, notifying the page. */
  destroy(): void;
}

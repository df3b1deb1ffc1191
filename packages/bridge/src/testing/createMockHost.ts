import type { HostContext, HostOptions, WidgetConnection } from '../host/types.ts';
import type { BridgeEvent } from '../protocol/events.ts';

/** What `createMockHost` takes. */
export interface MockHostOptions extends Partial<Omit<HostOptions, 'context' | 'origin'>> {
  /** What the page is told. @default iOS, English, CHN, app version 2.3.0 */
  readonly context?: Partial<HostContext> | undefined;
  /** The page to put the host into. @default window */
  readonly window?: Window | undefined;
}

/** A call that the page made. */
export interface RecordedCall {
  readonly method: string;
  readonly argument: unknown;
}

/** A native app, played in the page itself. */
export interface MockHost extends WidgetConnection {
  /** Every call so far. */
  readonly calls: readonly RecordedCall[];
  /** Every event so far. */
  readonly events: readonly BridgeEvent[];
  /** Every height so far, in CSS pixels. */
  readonly heights: readonly number[];
}

/** Puts the object of an Android app into the page, with an app behind it: call it before `connectToHost`. */
export declare function createMockHost(options?: MockHostOptions): MockHost;

import type { HostOptions, WidgetConnection } from './types.ts';

/** What `connectToWidget` takes. */
export interface ConnectToWidgetOptions extends HostOptions {
  /** Name of the frame for people who do not see it. */
  readonly title: string;
  /** What the frame may use, as in the attribute `allow`. @default 'clipboard-write; web-share' */
  readonly allow?: string | undefined;
  /** Whether the frame grows with its content. @default true */
  readonly autoHeight?: boolean | undefined;
}

/** Connects a page of the shop that stands in an iframe. */
export declare function connectToWidget(
  iframe: HTMLIFrameElement,
  options: ConnectToWidgetOptions,
): WidgetConnection;

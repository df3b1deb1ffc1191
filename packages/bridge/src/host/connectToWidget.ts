import { toExactOrigin } from '../protocol/exactOrigin.ts';
import { createWindowPort } from '../messengers/windowMessenger.ts';
import { createHost } from './createHost.ts';
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

/** What a page of the shop needs; it may neither navigate the page around it nor show its dialogs. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Connects a page of the shop that stands in an iframe; call it before or after `src` is set.
 * @example
 * connectToWidget(iframe, { origin: 'https://shop.example.com', title: 'Shop', context: { platform: 'web', language: 'en', country: 'USA' } });
 */
export function connectToWidget(
  iframe: HTMLIFrameElement,
  options: ConnectToWidgetOptions,
): WidgetConnection {
  const origin = toExactOrigin(options.origin);
  iframe.title = options.title;
  const allow = options.allow ?? 'clipboard-write; web-share';
  const isNew = iframe.getAttribute('sandbox') !== sandbox || iframe.allow !== allow;
  iframe.setAttribute('sandbox', sandbox);
  iframe.allow = allow;
  const port = createWindowPort({ page: window, remote: () => iframe.contentWindow, origins: [origin] });
  const send = (text: string): void => {
    // The empty document that every frame starts with is ours, and speaking to it an error; the shop's says SYN itself.
    if (iframe.contentDocument?.URL !== 'about:blank') port.send(text);
  };
  const connection = createHost(
    { ...port, send },
    {
      ...options,
      onHeight: (height) => {
        if (options.autoHeight !== false) iframe.style.height = `${height}px`;
        options.onHeight?.(height);
      },
    },
  );
  // Both attributes hold from the next load on.
  const src = iframe.getAttribute('src');
  if (isNew && src !== null) iframe.setAttribute('src', src);
  return connection;
}

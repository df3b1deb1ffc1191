import { PawletError, reportMistake } from '@pawlet/core/errors';
import { toExactOrigin } from '../protocol/exactOrigin.ts';
import { createWindowPort } from '../messengers/windowMessenger.ts';
import { createHost } from './createHost.ts';
import type { HostOptions, WidgetConnection } from './types.ts';

/** Options of `connectToWidget`. */
export interface ConnectToWidgetOptions extends HostOptions {
  /** Title of the frame for screen readers, which otherwise read its URL. */
  readonly title: string;
  /** Milliseconds after this call for the page to connect, before `ready` rejects. @default 15000 */
  readonly timeoutMs?: number | undefined;
  /** Permissions of the frame, as in the attribute `allow`. @default 'clipboard-write; web-share' */
  readonly allow?: string | undefined;
  /** Whether the frame grows with its content. @default true */
  readonly autoHeight?: boolean | undefined;
}

/** Permissions needed by a page of the shop; it must not navigate the surrounding page or open dialogs. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Connects a page of the shop in an iframe; call it before or after `src` is set.
 *
 * @example
 * import { connectToWidget } from '@pawlet/bridge/host';
 *
 * const connection = connectToWidget(document.querySelector('iframe')!, {
 *   origin: 'https://shop.example',
 *   title: 'Cart',
 *   context: { platform: 'web', language: 'en', country: 'USA' },
 * });
 * await connection.ready;
 */
export function connectToWidget(
  iframe: HTMLIFrameElement,
  options: ConnectToWidgetOptions,
): WidgetConnection {
  const origin = toExactOrigin(options.origin);
  if (typeof options.title === 'string' && options.title !== '') iframe.title = options.title;
  else
    reportMistake(
      () =>
        'Pawlet: connectToWidget has no "title", so screen readers cannot name the frame. Give one, such as "Cart".',
    );
  const allow = options.allow ?? 'clipboard-write; web-share';
  const isNew = iframe.getAttribute('sandbox') !== sandbox || iframe.allow !== allow;
  iframe.setAttribute('sandbox', sandbox);
  iframe.allow = allow;
  const port = createWindowPort({ page: window, remote: () => iframe.contentWindow, origins: [origin] });
  const send = (text: string): void => {
    // A frame's initial empty document has our own origin, and sending to it would log an error; the shop's page sends
    // SYN itself.
    if (iframe.contentDocument?.URL !== 'about:blank') port.send(text);
  };
  let isConnected = false;
  const connection = createHost(
    { ...port, send },
    {
      ...options,
      onConnect: () => {
        isConnected = true;
        options.onConnect?.();
      },
      onHeight: (height) => {
        if (options.autoHeight !== false) iframe.style.height = `${height}px`;
        options.onHeight?.(height);
      },
    },
  );
  const src = iframe.getAttribute('src');
  const toAddress = (given: string): string => withLanguage(given, origin, options.context);
  // Both attributes take effect with the next load.
  if (isNew && src !== null) iframe.setAttribute('src', toAddress(src));
  const addresses = new MutationObserver(() => {
    const given = iframe.getAttribute('src');
    if (given !== null && toAddress(given) !== given) iframe.setAttribute('src', toAddress(given));
  });
  addresses.observe(iframe, { attributeFilter: ['src'] });
  const start = watchStart(iframe, origin, connection, options, () => isConnected);
  return {
    ...connection,
    ready: start.ready,
    destroy: () => {
      addresses.disconnect();
      start.destroy();
    },
  };
}

/**
 * Adds language and country to a URL of the shop without them: the page then loads its texts and prices immediately,
 * without waiting for the context. For a context function they are not known yet, so the language of this document is
 * used.
 */
function withLanguage(src: string, origin: string, context: ConnectToWidgetOptions['context']): string {
  const url = new URL(src, document.baseURI);
  if (url.origin !== origin || /[?&]lang=/u.test(src)) return src;
  const known = typeof context === 'function' ? undefined : context;
  const language = known?.language ?? document.documentElement.lang;
  if (language === '') return src;
  const country = known === undefined || /[?&]country_code=/u.test(src) ? undefined : known.country;
  const added = new URLSearchParams({ lang: language, ...(country && { country_code: country }) });
  url.search += `${url.search === '' ? '' : '&'}${added.toString()}`;
  return url.href;
}

/** Stops waiting for a page that cannot connect; the reason is also passed to `onProblem`. */
function watchStart(
  iframe: HTMLIFrameElement,
  origin: string,
  connection: WidgetConnection,
  { timeoutMs = 15_000, onProblem }: ConnectToWidgetOptions,
  isConnected: () => boolean,
): Pick<WidgetConnection, 'ready' | 'destroy'> {
  let fail: (problem: PawletError) => void = () => {};
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const timer = setTimeout(() => {
    if (isConnected()) return;
    const problem = findStartProblem(iframe, origin, timeoutMs);
    fail(problem);
    onProblem?.(problem);
  }, timeoutMs);
  const ready = Promise.race([connection.ready, failed]);
  ready.then(
    () => clearTimeout(timer),
    () => clearTimeout(timer),
  );
  return {
    ready,
    destroy: () => {
      clearTimeout(timer);
      connection.destroy();
    },
  };
}

/** Why a frame does not respond, as far as the surrounding page can detect. */
function findStartProblem(iframe: HTMLIFrameElement, origin: string, timeoutMs: number): PawletError {
  const src = iframe.getAttribute('src');
  if (src === null || !iframe.isConnected)
    return new PawletError(
      'CONFIG',
      'Pawlet: the frame was not shown. Set its src to a page of the shop, and insert it into the document.',
    );
  const shown = new URL(src, document.baseURI).origin;
  if (shown !== origin)
    return new PawletError(
      'FORBIDDEN',
      `Pawlet: the frame shows ${shown}, but connectToWidget was given the origin ${origin}, so no messages are sent to it. Make them the same.`,
    );
  return new PawletError(
    'TIMEOUT',
    `Pawlet: ${origin} did not answer within ${timeoutMs} ms. Is the shop running, and does it allow this page's origin ${location.origin} (partner websites)? Otherwise the browser blocks its frame.`,
  );
}

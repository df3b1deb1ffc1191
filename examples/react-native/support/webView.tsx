import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { View, type ViewProps } from 'react-native';

/** A page in the WebView that the tests use: its window, and what the app asked of the WebView. */
export interface OpenPage {
  readonly window: Readonly<Record<string, unknown>>;
  readonly reloads: number;
}

interface WebViewProps extends ViewProps {
  readonly ref?: Ref<{ injectJavaScript(script: string): void; reload(): void }>;
  readonly source: { readonly uri: string };
  readonly onMessage?: (event: { nativeEvent: { data: string; url: string } }) => void;
}

const { runInNewContext } = jest.requireActual<{
  runInNewContext(script: string, globals: object): unknown;
}>('vm');
const pages: OpenPage[] = [];

/** The pages that are open, the last one opened last. */
export function openPages(): readonly OpenPage[] {
  return pages;
}

/** react-native-webview has no native part in Jest: its place takes a View with a page's window and its message contract. */
export function WebView({ ref, source, onMessage, ...props }: WebViewProps) {
  const deliver = useRef(onMessage);
  useLayoutEffect(() => {
    deliver.current = onMessage;
  });
  const [page] = useState(() => createPage(source.uri));
  useEffect(() => {
    page.listen((data) => deliver.current?.({ nativeEvent: { data, url: source.uri } }));
    pages.push(page);
    return () => void pages.splice(pages.indexOf(page), 1);
  }, [page, source.uri]);
  useImperativeHandle(ref, () => ({
    injectJavaScript: (script) => {
      const { window } = page;
      setTimeout(() => void runInNewContext(script, { window, location: window['location'] }));
    },
    reload: () => page.reload(),
  }));
  return <View {...props} {...{ source, onMessage }} />;
}

interface ShownPage extends OpenPage {
  /** Receives what the page sends. */
  listen(listener: (data: string) => void): void;
  reload(): void;
}

function createPage(uri: string): ShownPage {
  // React Native's own URL has no origin.
  const [, origin = '', hash = ''] = /^([a-z]+:\/\/[^/?#]+)[^#]*(#.*)?$/u.exec(uri) ?? [];
  let receive: (data: string) => void = () => {};
  let reloads = 0;
  const window: Record<string, unknown> = {
    document: { documentElement: { dataset: {} } },
    location: { href: uri, origin, hash, search: '' },
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true,
    ReactNativeWebView: { postMessage: (data: string) => void setTimeout(() => receive(data)) },
  };
  window['window'] = window;
  window['parent'] = window;
  return {
    window,
    get reloads() {
      return reloads;
    },
    listen: (listener) => {
      receive = listener;
    },
    reload: () => {
      reloads += 1;
    },
  };
}

import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
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

const pages: OpenPage[] = [];

/** The pages that are open, the last one opened last. */
export function openPages(): readonly OpenPage[] {
  return pages;
}

/** react-native-webview has no native part in Jest: its place takes a View with a page's window and its message contract. */
export function WebView({ ref, source, onMessage, ...props }: WebViewProps) {
  const page = useRef<OpenPage & { reloads: number }>(undefined);
  const deliver = useRef(onMessage);
  deliver.current = onMessage;
  page.current ??= createPage(source.uri, (data, url) => deliver.current?.({ nativeEvent: { data, url } }));
  useEffect(() => {
    const opened = page.current;
    if (opened === undefined) return undefined;
    pages.push(opened);
    return () => void pages.splice(pages.indexOf(opened), 1);
  }, []);
  useImperativeHandle(ref, () => ({
    injectJavaScript: (script) => {
      const shown = page.current?.window;
      setTimeout(() => void new Function('window', 'location', script)(shown, shown?.['location']));
    },
    reload: () => {
      if (page.current !== undefined) page.current.reloads += 1;
    },
  }));
  return <View {...props} {...{ source, onMessage }} />;
}

function createPage(uri: string, deliver: (data: string, url: string) => void): OpenPage & { reloads: number } {
  // React Native's own URL has no origin.
  const [, origin = '', hash = ''] = /^([a-z]+:\/\/[^/?#]+)[^#]*(#.*)?$/u.exec(uri) ?? [];
  const window: Record<string, unknown> = {
    document: { documentElement: { dataset: {} } },
    location: { href: uri, origin, hash, search: '' },
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true,
    ReactNativeWebView: { postMessage: (data: string) => void setTimeout(() => deliver(data, uri)) },
  };
  window['window'] = window;
  window['parent'] = window;
  return { window, reloads: 0 };
}

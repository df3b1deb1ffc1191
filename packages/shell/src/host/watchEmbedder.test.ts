import { describe, expect, it, vi } from 'vitest';
import { watchEmbedder } from './watchEmbedder.ts';

/** A page as far as it is read. */
function pageWith(objects: object, parent?: object): Window {
  const page = { document: { documentElement: { dataset: {} } }, ...objects };
  return Object.assign(page, { parent: parent ?? page }) as object as Window;
}

function getReceiver(page: Window): { receive(text: string): void } | undefined {
  return Reflect.get(page, '__pawletBridge') as { receive(text: string): void } | undefined;
}

describe('the watch for an embedder', () => {
  it.each([
    ['a WebKit app', pageWith({ webkit: { messageHandlers: { pawlet: {} } } })],
    [
      'a WebKit app with a handler of its own world',
      pageWith({ document: { documentElement: { dataset: { pawletBridge: 'webkit' } } } }),
    ],
    ['an Android app', pageWith({ PawletAndroid: {} })],
    ['a React Native app', pageWith({ ReactNativeWebView: {} })],
    ['a mini-program', pageWith({ __wxjs_environment: 'miniprogram' })],
    ['a page around it', pageWith({}, {})],
  ])('loads the bridge at once in %s', (_, page) => {
    const load = vi.fn<() => void>();
    watchEmbedder(page, load);
    expect(load).toHaveBeenCalledTimes(1);
    expect(getReceiver(page)).toBeUndefined();
  });

  it.each([
    ['a plain browser', {}],
    ['an app of somebody else', { webkit: { messageHandlers: { other: {} } } }],
  ])('loads nothing in %s until an app sends its first message', (_, objects) => {
    const page = pageWith(objects);
    const load = vi.fn<() => void>();
    watchEmbedder(page, load);
    expect(load).not.toHaveBeenCalled();
    getReceiver(page)?.receive('{}');
    expect(load).toHaveBeenCalledTimes(1);
    // The bridge defines its own receiver here, which cannot be replaced.
    expect(Reflect.defineProperty(page, '__pawletBridge', { value: {} })).toBe(true);
  });
});

import type { ContextChanges, HostHandlers } from '@pawlet/bridge';
import { createMockHost, type MockHost } from '@pawlet/bridge/testing';

/** What the app around the page is like. */
export interface AppStart {
  readonly context: Readonly<Record<string, unknown>>;
  /** Methods that it has; each answers `done`, `requestToken` the token of the context. */
  readonly capabilities: readonly (keyof HostHandlers)[];
}

declare global {
  interface Window {
    appStart?: AppStart;
    app: MockHost & { readonly push: (changes: ContextChanges) => void };
  }
}

// Before every page of the shop, and in no frame: there is one app around one page.
if (window.parent === window && window.appStart !== undefined) {
  const { context, capabilities } = window.appStart;
  const handlers = Object.fromEntries(
    capabilities.map((name) => [
      name,
      () => (name === 'requestToken' ? { token: String(context['token']) } : 'done'),
    ]),
  ) as HostHandlers;
  const host = createMockHost({ context: { appVersion: undefined, ...context }, handlers });
  window.app = { ...host, push: (changes) => host.update(changes) };
}

import type { ContextChanges, HostHandlers } from '@pawlet/bridge';
import { createMockHost, type MockHost } from '@pawlet/bridge/testing';

/** The fake app around the page. */
export interface AppStart {
  readonly context: Readonly<Record<string, unknown>>;
  /** Its methods; each returns `done`, `requestToken` the token of the context or the one set with `renew`. */
  readonly capabilities: readonly (keyof HostHandlers)[];
  /**
   * The image that `chooseImage` returns, as a PNG in base64.
   * @default nothing
   */
  readonly photo?: string | undefined;
}

declare global {
  interface Window {
    appStart?: AppStart;
    app: MockHost & {
      readonly push: (changes: ContextChanges) => void;
      /** Sets the token that is returned from now on. */
      readonly renew: (token: string) => void;
    };
  }
}

// Before every page of the shop, and in no frame: there is one app around one page.
if (window.parent === window && window.appStart !== undefined) {
  const { context, capabilities, photo } = window.appStart;
  let token = String(context['token']);
  const answers: Partial<HostHandlers> = {
    requestToken: () => ({ token }),
    getLocation: () => ({
      status: 'done',
      position: { latitude: 52.5, longitude: 13.42, accuracy: 20 },
    }),
    ...(photo !== undefined && {
      chooseImage: () => [{ id: 'photo', name: 'photo.png', type: 'image/png', size: atob(photo).length }],
      readFile: ({ offset }) => ({ data: btoa(atob(photo).slice(offset, offset + 50_000)) }),
    }),
  };
  const handlers = {
    ...Object.fromEntries(capabilities.map((name) => [name, () => 'done'])),
    ...Object.fromEntries(
      Object.entries(answers).filter(
        ([name]) => name === 'readFile' || capabilities.some((known) => known === name),
      ),
    ),
  } as HostHandlers;
  const host = createMockHost({ context: { appVersion: undefined, ...context }, handlers });
  window.app = {
    ...host,
    push: (changes) => host.update(changes),
    renew: (next) => {
      token = next;
    },
  };
}

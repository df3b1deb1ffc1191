import type { HostHandlers, TokenGrant } from '@pawlet/bridge';
import { isSafeOutside } from '../address/isSafeOutside.ts';

/** What the app provides for the page's requests. */
export interface AppServices {
  /** Opens a URL in another app. */
  readonly openOutside: (url: string) => Promise<unknown>;
  /** Opens the share sheet; returns whether something was shared. */
  readonly share: (content: { readonly title: string; readonly url: string }) => Promise<boolean>;
  /** Leaves the screen; without it the page offers no way to close it. */
  readonly close?: (() => void) | undefined;
  /** Shows the page's title; without it the page shows its own bar. */
  readonly setTitle?: ((title: string) => void) | undefined;
  /** Requests a new token of the shopper's; null if nobody is logged in. */
  readonly fetchToken?: (() => Promise<TokenGrant | null> | TokenGrant | null) | undefined;
}

/** The methods that the page may call in every app; others come from the app's own handlers. */
export function createShopHandlers(app: AppServices): HostHandlers {
  const { close, setTitle, fetchToken } = app;
  const open = async (url: string): Promise<'done' | 'failed'> => {
    if (!isSafeOutside(url)) return 'failed';
    try {
      await app.openOutside(url);
      return 'done';
    } catch {
      // No app opens it: the page says so.
      return 'failed';
    }
  };
  const leave =
    close &&
    ((): 'done' => {
      close();
      return 'done';
    });
  return {
    openUrl: ({ url }) => open(url),
    // The wallet opens outside; the page gets the payment result from the shop's server.
    pay: ({ payment }) => open(payment),
    share: async ({ title, url }) => ((await app.share({ title, url })) ? 'done' : 'cancelled'),
    setTitle:
      setTitle &&
      (({ title }) => {
        setTitle(title);
        return null;
      }),
    close: leave,
    back: leave,
    requestToken: fetchToken,
  };
}

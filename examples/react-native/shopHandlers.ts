import type { HostHandlers, TokenGrant } from '@pawlet/bridge';

/** What the app provides; each is one line in an app of your own. */
export interface AppServices {
  /** Opens a URL in another app: `Linking.openURL`. */
  readonly openOutside: (url: string) => Promise<unknown>;
  /** Opens the share sheet: `Share.share`; returns whether something was shared. */
  readonly share: (content: { readonly title: string; readonly url: string }) => Promise<boolean>;
  /** Leaves the screen. */
  readonly goBack: () => void;
  readonly setTitle: (title: string) => void;
  /** Requests a fresh token of the shopper's from your server; null if nobody is logged in. */
  readonly fetchToken: () => Promise<TokenGrant | null>;
}

/** A URL that may be passed to another app: nothing but these three schemes. */
export function isSafeOutside(url: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:)/iu.test(url);
}

/** The methods that the page may call in the app; leave out what yours does not support, and the page does without. */
export function createShopHandlers(app: AppServices): HostHandlers {
  const open = async (url: string) => {
    if (!isSafeOutside(url)) return 'failed';
    await app.openOutside(url);
    return 'done';
  };
  return {
    openUrl: ({ url }) => open(url),
    // The wallet opens outside; the page gets the payment result from the shop's server.
    pay: ({ payment }) => open(payment),
    share: async ({ title, url }) => ((await app.share({ title, url })) ? 'done' : 'cancelled'),
    setTitle: ({ title }) => {
      app.setTitle(title);
      return null;
    },
    close: () => {
      app.goBack();
      return 'done';
    },
    back: () => {
      app.goBack();
      return 'done';
    },
    requestToken: () => app.fetchToken(),
  };
}

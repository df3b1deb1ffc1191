import type { HostHandlers, TokenGrant } from '@pawlet/bridge';

/** What the app brings along; each is one line in an app of your own. */
export interface AppServices {
  /** Opens an address in another app: `Linking.openURL`. */
  readonly openOutside: (url: string) => Promise<unknown>;
  /** Opens the share sheet: `Share.share`; answers whether something was shared. */
  readonly share: (content: { readonly title: string; readonly url: string }) => Promise<boolean>;
  /** Leaves the screen. */
  readonly goBack: () => void;
  readonly setTitle: (title: string) => void;
  /** Asks your server for a fresh token of the shopper's; null if nobody is logged in. */
  readonly fetchToken: () => Promise<TokenGrant | null>;
}

/** An address that may be handed to another app: nothing but these three schemes. */
export function isSafeOutside(url: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:)/iu.test(url);
}

/** What the page may ask of the app; leave out what yours cannot do, and the page does without. */
export function createShopHandlers(app: AppServices): HostHandlers {
  const open = async (url: string) => {
    if (!isSafeOutside(url)) return 'failed';
    await app.openOutside(url);
    return 'done';
  };
  return {
    openUrl: ({ url }) => open(url),
    // The wallet opens outside; whether it was paid, the page asks the shop's server.
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

/**
 * Capabilities of an embedder; each is the name of a method of `HostPort`, or of a wallet that `pay` opens by the app's
 * own software.
 */
export const hostCapabilities = [
  'pay',
  'pay.wechat',
  'pay.alipay',
  'share',
  'openUrl',
  'chooseImage',
  'saveImage',
  'getLocation',
  'scanCode',
  'copy',
  'haptic',
  'setTitle',
  'close',
  'back',
  'navigate',
  'openAppStore',
  'track',
  'login',
  'requestToken',
  'listDevices',
  'setReminder',
] as const;

/** Name of a capability. */
export type HostCapability = (typeof hostCapabilities)[number];

/**
 * How a payment is made: at the wallet's page (`wap`), by the script of WeChat's browser (`mp`), by a page of the
 * mini-program (`miniapp`), or by the app (`app`).
 */
export type HostPayMethod = 'wap' | 'mp' | 'miniapp' | 'app';

/** Result of a request to the host; `unavailable` if it is not supported. */
export type HostOutcome = 'done' | 'cancelled' | 'failed' | 'unavailable';

/** Content to share. */
export interface ShareContent {
  readonly title: string;
  readonly text?: string | undefined;
  /** Absolute URL. */
  readonly url: string;
  /** Absolute URL of a picture. */
  readonly imageUrl?: string | undefined;
}

/** `copied` if the host has no share sheet and the URL was copied to the clipboard instead. */
export type ShareOutcome = HostOutcome | 'copied';

/** Data to open a wallet. */
export interface PayRequest {
  readonly orderNumber: string;
  readonly payType: string;
  /** How the payment is made. @default 'wap' */
  readonly method?: HostPayMethod | undefined;
  /** What is paid: an order of the shop or one of the cloud storage. @default 'order' */
  readonly kind?: 'order' | 'cloud' | undefined;
  /** URL of the wallet's page (`wap`) or the provider's signed parameters (`app`); '' if the mini-program gets them. */
  readonly payment: string;
}

/** The shopper's position in degrees (WGS 84). */
export interface HostPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
}

/** Why there is no position: see the location messages. */
export type LocationResult =
  | { readonly status: 'done'; readonly position: HostPosition }
  | { readonly status: 'denied' | 'unavailable' };

/** What the page gives the app for its log-in. */
export interface HostLoginRequest {
  /**
   * Random text of the page. An ID token contains it as its claim `nonce`: the shop accepts the token from this page
   * only. @default none: the ID token has no nonce either
   */
  readonly nonce?: string | undefined;
}

/** Result of a native log-in for login/appLogin, or of a mini-program's for login/wxLogin. */
export interface HostLogin {
  /** A provider's code, or an ID token of the app's own accounts (OpenID Connect). */
  readonly code: string;
  /** With the word `openid`, `code` is an ID token. */
  readonly scope: string;
  /** Mini-program only: the mobile number verified by its messaging app, encrypted, for login/getWechatMobile. */
  readonly phone?: { readonly encryptedData: string; readonly iv: string } | undefined;
}

/** A camera or other device known to the native app. */
export interface HostDevice {
  readonly id: string;
  readonly name: string;
  readonly model: string;
}

/** Kinds of haptic feedback. */
export type HapticKind = 'selection' | 'success' | 'warning' | 'error';

/** Options of opening a page of the shop. */
export interface NavigateOptions {
  /**
   * The caller can continue without navigating: return `unavailable` instead of leaving the page for the shop. @default
   * false
   */
  readonly canStay?: boolean | undefined;
}

/** The window that a wallet will open in. */
export interface WalletWindow {
  /** Its name, for a form's `target`; undefined if the browser refused to open it. */
  readonly windowName: string | undefined;
  /** Closes it when there is nothing to pay. */
  cancel(): void;
}

/** Features of the embedder available to widgets. Nothing throws: unsupported methods return `unavailable`. */
export interface HostPort {
  /** Platform of the embedder. */
  readonly platform: 'browser' | 'ios' | 'android' | 'mini-program' | 'web';
  /** Whether a method is supported; otherwise hide its button. */
  isAvailable(capability: HostCapability): boolean;
  /**
   * How a wallet is reached from here; undefined if it cannot be: the cashier then does not offer it.
   * @default 'wap', except in the browsers of WeChat and Alipay
   */
  payMethod?: ((payType: string) => HostPayMethod | undefined) | undefined;
  /**
   * Opens the window for the next `pay`. Must be called during the tap: later the browser would block it. Absent where
   * `pay` needs no window; if present, `pay` fails without it.
   */
  prepareWallet?(): WalletWindow;
  /** Opens a wallet at top level; the result of the payment comes from the server only. */
  pay(request: PayRequest): Promise<HostOutcome>;
  share(content: ShareContent): Promise<ShareOutcome>;
  /** Opens an https, mailto or tel URL outside the shop; returns `failed` for all other schemes. */
  openUrl(url: string): Promise<HostOutcome>;
  chooseImage(options: {
    readonly accept: 'image' | 'video';
    readonly multiple: boolean;
  }): Promise<readonly File[]>;
  saveImage(image: Blob, fileName: string): Promise<HostOutcome>;
  getLocation(): Promise<LocationResult>;
  /** The text of a scanned code, undefined if cancelled or unsupported. */
  scanCode(): Promise<string | undefined>;
  /** `failed` when host and clipboard both refuse: show the text selected then. */
  copy(text: string): Promise<HostOutcome>;
  haptic(kind: HapticKind): void;
  setTitle(title: string): void;
  close(): Promise<HostOutcome>;
  /** Goes back one step in the embedder. */
  back(): Promise<HostOutcome>;
  /**
   * Opens another widget or page: a route such as `/pages/goods/detail?id=1`. If unsupported, the page of the shop
   * opens in a new window.
   */
  navigate(route: string, options?: NavigateOptions): Promise<HostOutcome>;
  openAppStore(): Promise<HostOutcome>;
  /** Reports a statistics event; no personal data. */
  track(event: string, details: Readonly<Record<string, string | number | boolean>>): void;
  /** Logs in with the app's account; undefined if the shopper cancelled. */
  login(request?: HostLoginRequest): Promise<HostLogin | undefined>;
  /** A new token from the embedder, undefined if it has none. */
  requestToken(): Promise<string | undefined>;
  listDevices(): Promise<readonly HostDevice[]>;
  /** Enables or disables the daily reminder. */
  setReminder(enabled: boolean): Promise<HostOutcome>;
}

/** What an embedder may be able to do; each is the name of the method of `HostPort`. */
export const hostCapabilities = [
  'pay',
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

/** Name of something an embedder may be able to do. */
export type HostCapability = (typeof hostCapabilities)[number];

/** How a request to the host went; `unavailable` where it cannot do it at all. */
export type HostOutcome = 'done' | 'cancelled' | 'failed' | 'unavailable';

/** What is shared. */
export interface ShareContent {
  readonly title: string;
  readonly text?: string | undefined;
  /** Absolute address. */
  readonly url: string;
  /** Absolute address of a picture. */
  readonly imageUrl?: string | undefined;
}

/** `copied` where the host has no share sheet and the address went to the clipboard instead. */
export type ShareOutcome = HostOutcome | 'copied';

/** What a wallet needs to open. */
export interface PayRequest {
  readonly orderNumber: string;
  readonly payType: string;
  /** Address of the wallet's page, or the provider's own parameters as text. */
  readonly payment: string;
}

/** Where the shopper is, in degrees (WGS 84). */
export interface HostPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
}

/** Why there is no position: see the messages on location. */
export type LocationResult =
  | { readonly status: 'done'; readonly position: HostPosition }
  | { readonly status: 'denied' | 'unavailable' };

/** What a native log-in hands over for login/appLogin, a mini-program for login/wxLogin. */
export interface HostLogin {
  readonly code: string;
  readonly scope: string;
  /** A mini-program only: the mobile that its messaging app vouches for, encrypted, for login/getWechatMobile. */
  readonly phone?: { readonly encryptedData: string; readonly iv: string } | undefined;
}

/** A camera or other device known to the native app. */
export interface HostDevice {
  readonly id: string;
  readonly name: string;
  readonly model: string;
}

/** How a tap feels. */
export type HapticKind = 'selection' | 'success' | 'warning' | 'error';

/** How a page of the shop is opened. */
export interface NavigateOptions {
  /**
   * What asks can go on where it is: answer `unavailable` in place of leaving the page for the shop. @default false
   */
  readonly canStay?: boolean | undefined;
}

/** The window that a wallet will open in. */
export interface WalletWindow {
  /** Its name, as a form's `target` takes it; undefined if the browser refused to open it. */
  readonly windowName: string | undefined;
  /** Closes it: there is nothing to pay after all. */
  cancel(): void;
}

/** What a widget may ask of whoever embeds it. Nothing throws: what is missing answers `unavailable`. */
export interface HostPort {
  /** Who is on the other side. */
  readonly platform: 'browser' | 'ios' | 'android' | 'mini-program' | 'web';
  /** Tells whether a method does anything here; hide the button otherwise. */
  isAvailable(capability: HostCapability): boolean;
  /**
   * Opens the window that the next `pay` fills, within the tap that asks for it: later the browser would refuse.
   * Absent where `pay` needs no window of its own; where it is there, `pay` fails without it.
   */
  prepareWallet?(): WalletWindow;
  /** Opens a wallet top-level; the result of the payment comes from the server, never from here. */
  pay(request: PayRequest): Promise<HostOutcome>;
  share(content: ShareContent): Promise<ShareOutcome>;
  /** Opens an https, mailto or tel address outside the shop; all other schemes answer `failed`. */
  openUrl(url: string): Promise<HostOutcome>;
  chooseImage(options: {
    readonly accept: 'image' | 'video';
    readonly multiple: boolean;
  }): Promise<readonly File[]>;
  saveImage(image: Blob, fileName: string): Promise<HostOutcome>;
  getLocation(): Promise<LocationResult>;
  /** The text of a scanned code, undefined if cancelled or not possible. */
  scanCode(): Promise<string | undefined>;
  /** `failed` when host and clipboard both refuse: show the text selected then. */
  copy(text: string): Promise<HostOutcome>;
  haptic(kind: HapticKind): void;
  setTitle(title: string): void;
  close(): Promise<HostOutcome>;
  /** One step back in the embedder. */
  back(): Promise<HostOutcome>;
  /**
   * Opens another widget or page: a route such as `/pages/goods/detail?id=1`. Where it is not available, the page of the
   * shop opens in a window of its own.
   */
  navigate(route: string, options?: NavigateOptions): Promise<HostOutcome>;
  openAppStore(): Promise<HostOutcome>;
  /** Hands a line of statistics over; no personal data. */
  track(event: string, details: Readonly<Record<string, string | number | boolean>>): void;
  login(): Promise<HostLogin | undefined>;
  /** A fresh token of the embedder, undefined if it has none. */
  requestToken(): Promise<string | undefined>;
  listDevices(): Promise<readonly HostDevice[]>;
  /** Sets or ends the daily reminder. */
  setReminder(enabled: boolean): Promise<HostOutcome>;
}

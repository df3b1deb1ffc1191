import type {
  HapticKind,
  HostCapability,
  HostDevice,
  HostLogin,
  HostLoginRequest,
  HostOutcome,
  LocationResult,
  PayRequest,
  ShareContent,
  ShareOutcome,
} from '@pawlet/core/host';
import type { ContextChanges, LaunchContext } from './context.ts';
import type { WireEvent } from './events.ts';

/** A file on the embedder's side; its bytes are fetched with `readFile`, since a message holds 256 KB at most. */
export interface WireFile {
  /** Chosen by the embedder, valid until the page reloads. */
  readonly id: string;
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** A piece of a file. */
export interface FileChunk {
  /** Base64 of at most 131,072 bytes; '' past the end. */
  readonly data: string;
}

/** A token of the embedder and how long it holds. */
export interface TokenGrant {
  readonly token: string;
  /** Seconds from now; absent if it does not expire. */
  readonly tokenExpiresIn?: number | undefined;
}

/**
 * The calls from the page to its embedder: each method takes at most one argument, a JSON value, and returns one.
 * Those in `LaunchContext.capabilities` are optional; every embedder implements the others.
 */
export interface HostMethods {
  /** The launch context of the embedder; requested after every handshake. */
  readonly getLaunchContext: { readonly result: LaunchContext };
  /** Opens a wallet; the result of the payment comes from the shop's server, never from here. */
  readonly pay: { readonly argument: PayRequest; readonly result: HostOutcome };
  /** Pays with the signed parameters of WeChat Pay by the app's own software; the result comes from the shop's server. */
  readonly 'pay.wechat': { readonly argument: PayRequest; readonly result: HostOutcome };
  /** Pays with the signed text of Alipay by the app's own software; the result comes from the shop's server. */
  readonly 'pay.alipay': { readonly argument: PayRequest; readonly result: HostOutcome };
  /** Opens the share sheet. */
  readonly share: { readonly argument: ShareContent; readonly result: ShareOutcome };
  /** Opens an https, mailto or tel address outside the page; refuse every other scheme. */
  readonly openUrl: { readonly argument: { readonly url: string }; readonly result: HostOutcome };
  /** Lets the shopper choose pictures or a video; an empty list if cancelled. */
  readonly chooseImage: {
    readonly argument: { readonly accept: 'image' | 'video'; readonly multiple: boolean };
    readonly result: readonly WireFile[];
  };
  /** Hands over a piece of a chosen file. */
  readonly readFile: {
    readonly argument: {
      readonly id: string;
      /** Bytes from the start. */
      readonly offset: number;
    };
    readonly result: FileChunk;
  };
  /** Takes a piece of a file that `saveImage` will name. */
  readonly writeFile: {
    readonly argument: {
      /** Chosen by the page. */
      readonly id: string;
      /** Bytes from the start; pieces come in order. */
      readonly offset: number;
      /** Base64 of at most 131,072 bytes. */
      readonly data: string;
    };
    readonly result: HostOutcome;
  };
  /** Puts a picture, whose bytes came by `writeFile`, into the album. */
  readonly saveImage: { readonly argument: WireFile; readonly result: HostOutcome };
  /** Where the shopper is. */
  readonly getLocation: { readonly result: LocationResult };
  /** The text of a scanned code, null if cancelled. */
  readonly scanCode: { readonly result: string | null };
  /** Puts text on the clipboard. */
  readonly copy: { readonly argument: { readonly text: string }; readonly result: HostOutcome };
  /** Lets the device be felt; the reply is not waited for. */
  readonly haptic: { readonly argument: { readonly kind: HapticKind }; readonly result: null };
  /** Sets the title of the app's bar; the reply is not waited for. */
  readonly setTitle: { readonly argument: { readonly title: string }; readonly result: null };
  /** Closes the screen that shows the page. */
  readonly close: { readonly result: HostOutcome };
  /** One step back in the embedder. */
  readonly back: { readonly result: HostOutcome };
  /** Opens another widget or page by its route, such as `/pages/goods/detail?id=1`. */
  readonly navigate: { readonly argument: { readonly route: string }; readonly result: HostOutcome };
  /** Opens the app's own page in its store. */
  readonly openAppStore: { readonly result: HostOutcome };
  /** Takes a line of statistics; the reply is not waited for. */
  readonly track: {
    readonly argument: {
      readonly event: string;
      readonly details: Readonly<Record<string, string | number | boolean>>;
    };
    readonly result: null;
  };
  /**
   * Logs in with the app's account, for login/appLogin; null if cancelled. Pages older than this argument send none.
   */
  readonly login: { readonly argument: HostLoginRequest; readonly result: HostLogin | null };
  /** A fresh token, null if there is none. */
  readonly requestToken: { readonly result: TokenGrant | null };
  /** The shopper's cameras and other devices. */
  readonly listDevices: { readonly result: readonly HostDevice[] };
  /** Sets or ends the daily reminder. */
  readonly setReminder: { readonly argument: { readonly enabled: boolean }; readonly result: HostOutcome };
  /** The page's content has another height; the reply is not waited for. */
  readonly reportHeight: {
    readonly argument: {
      /** CSS pixels. */
      readonly height: number;
    };
    readonly result: null;
  };
  /** Something happened in the shop; the reply is not waited for. */
  readonly emit: { readonly argument: WireEvent; readonly result: null };
}

/** What the embedder may ask of the page. */
export interface GuestMethods {
  /** Fields of the launch context that changed: token, language, theme, safe area ...; null removes one. */
  readonly updateContext: { readonly argument: ContextChanges; readonly result: null };
  /** The shopper went back; the page replies within 300 ms, and unless it handled this the embedder goes back itself. */
  readonly back: { readonly result: { readonly handled: boolean } };
  /** The app came to the front again: the page requests the launch context again. */
  readonly resume: { readonly result: null };
  /** Opens a route of the shop in the page, such as `/pages/cart/cart`. */
  readonly navigate: {
    readonly argument: { readonly route: string };
    readonly result: { readonly handled: boolean };
  };
}

/** Name of a method that the page may call. */
export type HostMethodName = keyof HostMethods;

/** Name of a method that the embedder may call. */
export type GuestMethodName = keyof GuestMethods;

/** A method as its caller sees it. */
export type CallOf<Method> = Method extends {
  readonly argument: infer Argument;
  readonly result: infer Result;
}
  ? (argument: Argument) => Promise<Result>
  : Method extends { readonly result: infer Result }
    ? () => Promise<Result>
    : never;

/** A method as implemented. */
export type HandlerOf<Method> = Method extends {
  readonly argument: infer Argument;
  readonly result: infer Result;
}
  ? (argument: Argument) => Result | Promise<Result>
  : Method extends { readonly result: infer Result }
    ? () => Result | Promise<Result>
    : never;

/** Methods that belong to a capability without being one. */
type Companion = 'readFile' | 'writeFile';

/** Features implemented by a TypeScript embedder; each handler becomes a capability. */
export type HostHandlers = {
  readonly [Name in HostCapability | Companion]?: HandlerOf<HostMethods[Name]> | undefined;
};

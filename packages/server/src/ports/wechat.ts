import type { Logger } from './logger.ts';

/** A person's identity at a social provider. */
export interface SocialIdentity {
  /** The id shared by all apps of the shop, where the provider has one. */
  readonly subject: string;
  /** The id in the app that was used. */
  readonly openid: string;
  readonly nickname: string;
  /** Absolute URL, '' for none. */
  readonly avatar: string;
}

/** A mini-program's session. */
export interface MiniSession {
  readonly identity: SocialIdentity;
  /** Base64 key of the data that the mini-program encrypts. */
  readonly sessionKey: string;
}

/** Signature parameters for WeChat's JS-SDK. */
export interface PageTicket {
  readonly appId: string;
  readonly ticket: string;
}

/** Kinds of apps that a shop registers with WeChat. */
export type WechatApp = 'web' | 'mini' | 'native';

/** A mini-program code for a page. */
export interface MiniCodeRequest {
  /** Page of the mini-program, without a leading slash. */
  readonly page: string;
  /** Scene parameter for the page, at most 32 characters. */
  readonly scene: string;
  readonly version: 'release' | 'trial' | 'develop';
}

/**
 * WeChat's log-in, page signing and mini-program codes. Each returns null where WeChat refuses or is
 * unreachable.
 */
export interface Wechat {
  /** Whether the shop has an app of this kind. */
  has(app: WechatApp): boolean;
  /** App id of the mini-program, which is part of its encrypted data. */
  readonly miniAppId: string;
  /** Address of the log-in page, which redirects to `returnUrl` with code and state. */
  authUrl(returnUrl: string, state: string, scope: string): string;
  /** The identity for a code of the web or native log-in. */
  identify(app: 'web' | 'native', code: string, logger: Logger): Promise<SocialIdentity | null>;
  /** The session for a code of the mini-program. */
  openMiniSession(code: string, logger: Logger): Promise<MiniSession | null>;
  /** The ticket for signing pages. */
  pageTicket(logger: Logger): Promise<PageTicket | null>;
  /** The picture of a mini-program code; null without a mini-program, and where WeChat creates none. */
  miniCode(request: MiniCodeRequest, logger: Logger): Promise<Uint8Array<ArrayBuffer> | null>;
}

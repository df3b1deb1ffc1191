import type { Logger } from './logger.ts';

/** Who somebody is at a social provider. */
export interface SocialIdentity {
  /** The same in all apps of the shop, where the provider has such an id. */
  readonly subject: string;
  /** The id in the app that was used. */
  readonly openid: string;
  readonly nickname: string;
  /** Absolute URL, '' for none. */
  readonly avatar: string;
}

/** A mini-program's log-in. */
export interface MiniSession {
  readonly identity: SocialIdentity;
  /** Base64 key of what the mini-program encrypts. */
  readonly sessionKey: string;
}

/** What signs the use of the script of the messaging app. */
export interface PageTicket {
  readonly appId: string;
  readonly ticket: string;
}

/** Kinds of apps that a shop registers with WeChat. */
export type WechatApp = 'web' | 'mini' | 'native';

/** A code that opens a page of the mini-program. */
export interface MiniCodeRequest {
  /** Page of the mini-program, without a leading slash. */
  readonly page: string;
  /** What the page gets, 32 characters at most. */
  readonly scene: string;
  readonly version: 'release' | 'trial' | 'develop';
}

/** WeChat's log-in, page signing and mini-program codes. Each returns null where WeChat refuses or is not reached. */
export interface Wechat {
  /** Whether the shop has an app of this kind. */
  has(app: WechatApp): boolean;
  /** App id of the mini-program, which encrypted data is marked with. */
  readonly miniAppId: string;
  /** Address of the log-in page, which comes back to `returnUrl` with code and state. */
  authUrl(returnUrl: string, state: string, scope: string): string;
  /** Who gave a code of the web or native log-in. */
  identify(app: 'web' | 'native', code: string, logger: Logger): Promise<SocialIdentity | null>;
  /** Who gave a code of the mini-program. */
  openMiniSession(code: string, logger: Logger): Promise<MiniSession | null>;
  /** The ticket that pages are signed with. */
  pageTicket(logger: Logger): Promise<PageTicket | null>;
  /** The picture of a code of the mini-program; null without a mini-program, and where WeChat makes none. */
  miniCode(request: MiniCodeRequest, logger: Logger): Promise<Uint8Array<ArrayBuffer> | null>;
}

import { createTextStorage } from '@pawlet/core/storage';

const storage = createTextStorage('tab');
const name = 'pawlet:openid';

/** The shopper's openid in WeChat's browser; '' if WeChat returned none, undefined if it was not asked. */
export function readOpenId(): string | undefined {
  return storage.getItem(name) ?? undefined;
}

/** Stores the openid for the payments of this tab; '' if WeChat returned none. */
export function noteOpenId(openId: string): void {
  storage.setItem(name, openId);
}

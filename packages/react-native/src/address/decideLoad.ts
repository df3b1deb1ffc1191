import type { ExactOrigin } from '@pawlet/bridge';
import { findShopPath } from './findShopPath.ts';
import { isSafeOutside } from './isSafeOutside.ts';

/** The part of a page request that is read. */
export interface LoadRequest {
  readonly url: string;
  /** False in a frame of the page; older versions of Android's WebView do not report it. */
  readonly isTopFrame?: boolean | undefined;
}

/** The decision: shown here, passed to another app, or blocked. */
export type LoadDecision = 'here' | 'outside' | 'refused';

/** Decides where a requested page is opened: pages of the shop here, three schemes in another app, all others nowhere. */
export function decideLoad({ url, isTopFrame }: LoadRequest, origin: ExactOrigin): LoadDecision {
  if (url === 'about:blank' || findShopPath(url, origin) !== undefined) return 'here';
  if (isTopFrame === false) return /^(?:https:|blob:|about:)/iu.test(url) ? 'here' : 'refused';
  return isSafeOutside(url) ? 'outside' : 'refused';
}

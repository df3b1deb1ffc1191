import { isSafeOutside } from './shopHandlers.ts';

/** The part of a page request that is read. */
export interface LoadRequest {
  readonly url: string;
  /** False in a frame of the page; Android does not report it. */
  readonly isTopFrame?: boolean | undefined;
}

/** The decision: shown here, passed to another app, or blocked. */
export function decideLoad({ url, isTopFrame }: LoadRequest, origin: string): 'here' | 'outside' | 'refused' {
  if (url === origin || url.startsWith(`${origin}/`) || url === 'about:blank') return 'here';
  if (isTopFrame === false) return /^(?:https:|blob:|about:)/iu.test(url) ? 'here' : 'refused';
  return isSafeOutside(url) ? 'outside' : 'refused';
}

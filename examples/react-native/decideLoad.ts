import { isSafeOutside } from './shopHandlers.ts';

/** The part of a request for a page that is read. */
export interface LoadRequest {
  readonly url: string;
  /** False in a frame of the page; Android does not say. */
  readonly isTopFrame?: boolean | undefined;
}

/** What becomes of it: shown here, handed to another app, or refused. */
export function decideLoad({ url, isTopFrame }: LoadRequest, origin: string): 'here' | 'outside' | 'refused' {
  if (url === origin || url.startsWith(`${origin}/`) || url === 'about:blank') return 'here';
  if (isTopFrame === false) return /^(?:https:|blob:|about:)/iu.test(url) ? 'here' : 'refused';
  return isSafeOutside(url) ? 'outside' : 'refused';
}

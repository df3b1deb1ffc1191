import type { SocialPlatform } from '@pawlet/core/api';

/** The page that finishes a social log-in. */
export const authPath = '/pages/login/auth';

/** The address that a provider comes back to: this page, with the route in its query, for a hash is lost on the way. */
export function socialReturnUrl(href: string, platform: SocialPlatform): string {
  const { origin, pathname } = new URL(href);
  const query = new URLSearchParams({ hashpath: `${authPath}?platform=${platform}` });
  return `${origin}${pathname}?${query.toString()}`;
}

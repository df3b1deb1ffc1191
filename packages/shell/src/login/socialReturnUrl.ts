import type { SocialPlatform } from '@pawlet/core/api';
import { paths } from '../routing/paths.ts';

/** The address that a provider comes back to: this page, with the route in its query, for a hash is lost on the way. */
export function socialReturnUrl(href: string, platform: SocialPlatform): string {
  const { origin, pathname } = new URL(href);
  const query = new URLSearchParams({ hashpath: `${paths.socialLogin}?platform=${platform}` });
  return `${origin}${pathname}?${query.toString()}`;
}

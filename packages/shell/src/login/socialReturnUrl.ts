import type { SocialPlatform } from '@pawlet/core/api';
import { paths } from '../routing/paths.ts';

/** The URL that a provider redirects to: this page, with the route in its query, because a hash is lost on the way. */
export function socialReturnUrl(href: string, platform: SocialPlatform): string {
  const { origin, pathname } = new URL(href);
  const query = new URLSearchParams({ hashpath: `${paths.socialLogin}?platform=${platform}` });
  return `${origin}${pathname}?${query.toString()}`;
}

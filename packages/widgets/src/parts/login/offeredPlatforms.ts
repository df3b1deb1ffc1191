import type { SocialPlatform } from '@pawlet/core/api';
import { isWechatBrowser } from '../wechat/isWechatBrowser.ts';

const platforms: readonly SocialPlatform[] = ['wechat', 'sandbox'];

/** The social log-ins of the shop that work in this browser: WeChat's official account does in WeChat's alone. */
export function offeredPlatforms(
  logInWays: readonly string[],
  userAgent?: string,
): readonly SocialPlatform[] {
  return platforms.filter(
    (platform) => logInWays.includes(platform) && (platform !== 'wechat' || isWechatBrowser(userAgent)),
  );
}

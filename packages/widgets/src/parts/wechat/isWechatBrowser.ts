/** Whether this is WeChat's own browser: only there its accounts log in, and its wallet opens by a script. */
export function isWechatBrowser(userAgent: string = navigator.userAgent): boolean {
  return /MicroMessenger\//u.test(userAgent);
}

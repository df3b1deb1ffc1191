export { createBrowserHost } from './createBrowserHost.ts';
export type { BrowserHostOptions } from './createBrowserHost.ts';
export { toSafeUrl } from './safeUrl.ts';
export { hostCapabilities } from './types.ts';
export type {
  HapticKind,
  HostCapability,
  HostDevice,
  HostLogin,
  HostLoginRequest,
  HostOutcome,
  HostPayMethod,
  HostPort,
  HostPosition,
  LocationResult,
  NavigateOptions,
  PayRequest,
  ShareContent,
  ShareOutcome,
  WalletWindow,
} from './types.ts';

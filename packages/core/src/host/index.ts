export { hostCapabilities } from './types.ts';
export type {
  HapticKind,
  HostCapability,
  HostDevice,
  HostLogin,
  HostOutcome,
  HostPort,
  HostPosition,
  LocationResult,
  PayRequest,
  ShareContent,
  ShareOutcome,
} from './types.ts';

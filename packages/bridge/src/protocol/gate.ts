import { compareAppVersion, defaultMinimumAppVersion } from '@pawlet/core/rules';
import type { HostCapability } from '@pawlet/core/host';
import type { LaunchContext } from './context.ts';

/**
 * Result of comparing the app's version with the required one. `unknown`: a native app whose version cannot be parsed.
 * `not-gated`: no embedder, or a partner's page.
 */
export type GateState = 'open' | 'too-old' | 'unknown' | 'not-gated';

/** Kind of a function, which determines what an app with the wrong version may still use. */
export type GateKind = 'money' | 'sign-in' | 'device' | 'reading';

/** A row of the gate's table. */
export interface GateRule {
  readonly kind: GateKind;
  /** The required app version where it is higher than the minimum of the whole app. */
  readonly since?: string | undefined;
}

/** States that allow a kind of function, besides `open` and `not-gated`. */
export const gatePolicies = {
  money: { 'too-old': false, unknown: false },
  'sign-in': { 'too-old': false, unknown: false },
  // An app with an unreadable version that declares the capability is trusted.
  device: { 'too-old': false, unknown: true },
  reading: { 'too-old': true, unknown: true },
} as const satisfies Readonly<Record<GateKind, Readonly<Record<'too-old' | 'unknown', boolean>>>>;

/** All functions that require a recent app; others are `reading` and are not gated. */
export const gateTable = {
  /** Payment in the app. */
  pay: { kind: 'money' },
  'pay.wechat': { kind: 'money' },
  'pay.alipay': { kind: 'money' },
  /** Log-in with the app's account (login/appLogin). */
  login: { kind: 'sign-in' },
  /** The list of cameras for cloud storage. */
  listDevices: { kind: 'device' },
  /** Choosing photos and videos through the app. */
  chooseImage: { kind: 'device' },
  /** Saving posters to the album. */
  saveImage: { kind: 'device' },
  scanCode: { kind: 'device' },
  /** The daily check-in reminder. */
  setReminder: { kind: 'device' },
} as const satisfies Partial<Record<HostCapability, GateRule>>;

/** A method that the gate may refuse. */
export type GatedMethod = keyof typeof gateTable;

/** True for a method that the gate may refuse. */
export function isGated(name: string): name is GatedMethod {
  return Object.hasOwn(gateTable, name);
}

/** The required version of a method: the minimum of the whole app, or its own if higher. */
export function neededVersion(name: string, minimum: string = defaultMinimumAppVersion): string {
  const lowest = compareAppVersion(minimum, minimum) === 'unknown' ? defaultMinimumAppVersion : minimum;
  const since = isGated(name) ? (gateTable[name] as GateRule).since : undefined;
  return since !== undefined && compareAppVersion(since, lowest) === 'newer' ? since : lowest;
}

/** The gate's state for a method and the embedder's version. @default minimum 2.3.0 */
export function gateState(
  context: Pick<LaunchContext, 'platform' | 'appVersion'> | undefined,
  name: string,
  minimum?: string,
): GateState {
  if (context === undefined || context.platform === 'web') return 'not-gated';
  switch (compareAppVersion(context.appVersion, neededVersion(name, minimum))) {
    case 'newer':
    case 'equal':
      return 'open';
    case 'older':
      return 'too-old';
    default:
      return 'unknown';
  }
}

/** Whether a method may be called in that state. */
export function isAllowed(name: string, state: GateState): boolean {
  if (state === 'open' || state === 'not-gated' || !isGated(name)) return true;
  return gatePolicies[gateTable[name].kind][state];
}

import { compareAppVersion, defaultMinimumAppVersion } from '@pawlet/core/rules';
import type { HostCapability } from '@pawlet/core/host';
import type { LaunchContext } from './context.ts';

/**
 * How the app's version stands to what a function needs. `unknown`: a native app whose version cannot be read.
 * `not-gated`: no embedder, or a partner's page.
 */
export type GateState = 'open' | 'too-old' | 'unknown' | 'not-gated';

/** What kind of function it is, which decides what an app of the wrong version may still do. */
export type GateKind = 'money' | 'sign-in' | 'device' | 'reading';

/** A row of the gate's table. */
export interface GateRule {
  readonly kind: GateKind;
  /** The app version that it needs where that is more than the minimum of the whole app. */
  readonly since?: string | undefined;
}

/** Which states a kind of function is allowed in, beside `open` and `not-gated`. */
export const gatePolicies = {
  money: { 'too-old': false, unknown: false },
  'sign-in': { 'too-old': false, unknown: false },
  // An app without a readable version that says it can do this, can: its capability is the better witness.
  device: { 'too-old': false, unknown: true },
  reading: { 'too-old': true, unknown: true },
} as const satisfies Readonly<Record<GateKind, Readonly<Record<'too-old' | 'unknown', boolean>>>>;

/** The one table of what needs a recent app; what is not in it is `reading` and needs none. */
export const gateTable = {
  /** Payment in the app. */
  pay: { kind: 'money' },
  /** Log-in with the app's account (login/appLogin). */
  login: { kind: 'sign-in' },
  /** The list of cameras for cloud storage. */
  listDevices: { kind: 'device' },
  /** Choosing photos and videos through the app. */
  chooseImage: { kind: 'device' },
  /** Saving posters to the album. */
  saveImage: { kind: 'device' },
  scanCode: { kind: 'device' },
  /** The reminder of the daily sign-in. */
  setReminder: { kind: 'device' },
} as const satisfies Partial<Record<HostCapability, GateRule>>;

/** A method that the gate may refuse. */
export type GatedMethod = keyof typeof gateTable;

/** Tells a method that the gate may refuse. */
export function isGated(name: string): name is GatedMethod {
  return Object.hasOwn(gateTable, name);
}

/** The version that a method needs: the minimum of the whole app, or its own where that is more. */
export function neededVersion(name: string, minimum: string = defaultMinimumAppVersion): string {
  const lowest = compareAppVersion(minimum, minimum) === 'unknown' ? defaultMinimumAppVersion : minimum;
  const since = isGated(name) ? (gateTable[name] as GateRule).since : undefined;
  return since !== undefined && compareAppVersion(since, lowest) === 'newer' ? since : lowest;
}

/** How the embedder's version stands to what a method needs. @default minimum 2.3.0 */
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

/** Tells whether a method may be called in that state. */
export function isAllowed(name: string, state: GateState): boolean {
  if (state === 'open' || state === 'not-gated' || !isGated(name)) return true;
  return gatePolicies[gateTable[name].kind][state];
}

import type { ContextChanges } from '@pawlet/bridge';
import type { HostContext } from '@pawlet/bridge/host';

type Surrounding = 'platform' | 'theme' | 'fontScale' | 'safeArea';

/** The launch context of the page. What the phone knows itself may be left out. */
export interface ShopContext
  extends Omit<HostContext, Surrounding>, Partial<Pick<HostContext, Surrounding>> {}

/** What React Native knows of the phone. */
export type Surroundings = Pick<HostContext, Surrounding>;

/** Fields that reach an open page without a reload. */
const changeable = [
  'token',
  'tokenExpiresIn',
  'language',
  'country',
  'theme',
  'appearance',
  'fontScale',
  'safeArea',
] as const satisfies readonly (keyof ContextChanges & keyof HostContext)[];

/** Range of text sizes that the protocol accepts. */
const smallestScale = 0.5;
const largestScale = 4;

/** The context that the page receives: the app's own, then the phone's. */
export function toHostContext(context: ShopContext, phone: Surroundings): HostContext {
  const scale = context.fontScale ?? phone.fontScale;
  return {
    ...context,
    platform: context.platform ?? phone.platform,
    theme: context.theme ?? phone.theme,
    fontScale: scale === undefined ? undefined : Math.min(largestScale, Math.max(smallestScale, scale)),
    safeArea: context.safeArea ?? phone.safeArea,
  };
}

/** The changed fields, null for a removed one; undefined if there are none. */
export function findContextChanges(before: HostContext, after: HostContext): ContextChanges | undefined {
  const changes = changeable
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => [field, after[field] ?? null] as const);
  if (changes.length === 0) return undefined;
  const found: ContextChanges = Object.fromEntries(changes);
  // A new token without an expiry does not inherit that of the old one; with the same one it does not change.
  return found.token !== undefined && found.tokenExpiresIn === undefined && after.tokenExpiresIn !== undefined
    ? { ...found, tokenExpiresIn: after.tokenExpiresIn }
    : found;
}

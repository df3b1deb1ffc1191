import type { SessionState } from '@pawlet/core/session';

/** Appearance of the storefront: light, dark, or as the system. */
export const appearances = ['auto', 'light', 'dark'] as const;

export type Appearance = (typeof appearances)[number];

/** Name of the web setting that stores it. */
export const appearanceSetting = 'appearance';

/**
 * The appearance that the shopper chose.
 * @default 'auto'
 */
export function getAppearance({ webs }: Pick<SessionState, 'webs'>): Appearance {
  return appearances.find((known) => known === webs[appearanceSetting]) ?? 'auto';
}

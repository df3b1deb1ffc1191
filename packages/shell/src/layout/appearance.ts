import type { SessionState } from '@pawlet/core/session';

/** How the mall looks: light, dark, or as the system does. */
export const appearances = ['auto', 'light', 'dark'] as const;

/** One of the looks. */
export type Appearance = (typeof appearances)[number];

/** Name of the web setting that keeps it. */
export const appearanceSetting = 'appearance';

/** The look that the shopper chose. @default 'auto' */
export function appearanceOf({ webs }: Pick<SessionState, 'webs'>): Appearance {
  return appearances.find((known) => known === webs[appearanceSetting]) ?? 'auto';
}

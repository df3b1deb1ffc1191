import type { ThemeVariable } from '@pawlet/core/theme';

/** `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

/** The themes that can be chosen. */
export const themes: readonly ThemeChoice[] = ['light', 'dark', 'auto'];

/** Values of the custom properties that widgets are drawn with. */
export type AppearanceVariables = { readonly [Name in ThemeVariable]?: string | undefined };

/** How a widget looks, beside the shop's own theme. What is finer is styled by parts. */
export interface Appearance {
  /** @default 'auto' */
  readonly theme?: ThemeChoice | undefined;
  /** Custom properties that win over the shop's configured theme, such as `--pawlet-color-primary`. */
  readonly variables?: AppearanceVariables | undefined;
}

/** What the configured theme and the page's appearance come to, for whoever puts them elsewhere than on the root. */
export interface ShopTheme {
  readonly mode: 'light' | 'dark';
  /** Colours, corners, letters and density by their custom properties; empty for the default ones. */
  readonly variables: Readonly<Record<string, string>>;
}

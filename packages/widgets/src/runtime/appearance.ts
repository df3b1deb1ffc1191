import type { ThemeVariable } from '@pawlet/core/theme';

/** `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

/** The selectable themes. */
export const themes: readonly ThemeChoice[] = ['light', 'dark', 'auto'];

/** Values of the widgets' custom properties. */
export type AppearanceVariables = { readonly [Name in ThemeVariable]?: string | undefined };

/** Appearance of a widget, besides the shop's theme. Details are styled by parts. */
export interface Appearance {
  /** @default 'auto' */
  readonly theme?: ThemeChoice | undefined;
  /** Custom properties that override the shop's theme, such as `--pawlet-color-primary`. */
  readonly variables?: AppearanceVariables | undefined;
}

/** The variables of theme and appearance, for setting them elsewhere than on the root. */
export interface ShopTheme {
  readonly mode: 'light' | 'dark';
  /** Colours, corners, fonts and density as custom properties; empty for the defaults. */
  readonly variables: Readonly<Record<string, string>>;
}

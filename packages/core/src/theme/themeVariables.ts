import { mix, parseColor, toHex, white, type Rgb } from './color.ts';
import { ink, palettes, type ColorMode } from './palettes.ts';
import {
  borderTintOf,
  getBrand,
  calmTint,
  firstReading,
  getPrimary,
  primaryTextOf,
  solidButtonOf,
  getSolidEdge,
  tintOf,
  type ConfigTheme,
} from './theme.ts';
import { fixedVariables, type ColorVariable, type ThemeVariable } from './variables.ts';

/** Every custom property of the theme, by name. */
export type ThemeVariables = Readonly<Record<ThemeVariable, string>>;

/** Computes the custom properties of the styles from the config's theme. */
export function themeVariables(theme: ConfigTheme, mode: ColorMode): ThemeVariables {
  return { ...themeColors(theme, mode), ...fixedVariables };
}

/** The custom properties that depend on the config's theme. */
export function themeColors(theme: ConfigTheme, mode: ColorMode): Readonly<Record<ColorVariable, string>> {
  const palette = palettes[mode];
  const brand = getBrand(theme);
  const solid = solidButtonOf(theme);
  const card = parseColor(palette.card) ?? white;
  const primaryText = primaryTextOf(theme, mode);
  return {
    '--pawlet-color-text': palette.text,
    '--pawlet-color-text-secondary': palette.textSecondary,
    '--pawlet-color-text-primary': primaryText,
    '--pawlet-color-text-success': palette.textSuccess,
    '--pawlet-color-text-warning': palette.textWarning,
    '--pawlet-color-text-danger': palette.textDanger,
    '--pawlet-color-primary': getPrimary(theme, mode),
    '--pawlet-color-success': palette.success,
    '--pawlet-color-warning': palette.warning,
    '--pawlet-color-danger': palette.danger,
    '--pawlet-color-on-warning': ink,
    '--pawlet-color-solid': solid.background,
    '--pawlet-color-on-solid': solid.label,
    '--pawlet-color-solid-edge': getSolidEdge(solid, mode),
    '--pawlet-color-on-danger': palette.onDanger,
    ...getTints(theme, brand, mode, card),
    '--pawlet-color-control-line': palette.controlLine,
    '--pawlet-color-line': palette.line,
    '--pawlet-color-page': palette.page,
    '--pawlet-color-card': palette.card,
    '--pawlet-color-raised': palette.raised,
    '--pawlet-color-placeholder': palette.placeholder,
    '--pawlet-color-mask': 'rgb(0 0 0 / 50%)',
    '--pawlet-color-toast': mode === 'light' ? '#303033' : '#3A3A3D',
    '--pawlet-color-on-toast': '#FFFFFF',
    '--pawlet-color-focus': primaryText,
  };
}

type TintVariable = '--pawlet-color-tint' | '--pawlet-color-tint-strong' | '--pawlet-color-border-tint';

/** Minimum contrast of a surface, and of its border, to the card: below it they are invisible. */
const seen = { plate: 1.05, line: 1.25 } as const;

/**
 * The ladder leads to white, which a dark page cannot show: there, tints are mixed from the card and the colour visible
 * on it. A hardly visible tint of a pale brand is strengthened.
 */
function getTints(
  theme: ConfigTheme,
  brand: Rgb,
  mode: ColorMode,
  card: Rgb,
): Readonly<Record<TintVariable, string>> {
  const primary = parseColor(getPrimary(theme, mode)) ?? brand;
  const isLight = mode === 'light';
  const color = isLight ? brand : primary;
  const tint = isLight ? (parseColor(tintOf(theme)) ?? card) : mix(card, color, 0.1);
  const line = isLight ? (parseColor(borderTintOf(theme)) ?? card) : mix(card, color, 0.5);
  const plate = (of: Rgb): string => toHex(calmTint(toSeen(of, color, card, seen.plate), theme, mode));
  return {
    '--pawlet-color-tint': plate(tint),
    '--pawlet-color-tint-strong': plate(mix(card, color, palettes[mode].tintShare)),
    '--pawlet-color-border-tint': toHex(toSeen(line, primary, card, seen.line)),
  };
}

/** A tint mixed towards its colour until it is distinguishable from the card. */
function toSeen(tint: Rgb, color: Rgb, card: Rgb, least: number): Rgb {
  return firstReading(tint, color, [card], least);
}

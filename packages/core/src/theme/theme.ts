import { black, contrast, luminance, mix, parseColor, toHex, white, type Rgb } from './color.ts';
import { ink, palettes, type ColorMode } from './palettes.ts';

/** The theme as the config has it; each field falls back to its default where it is missing or unusable. */
export interface ConfigTheme {
  /** Hex colour of the brand. @default '#E56A54' */
  readonly bgColor?: string | undefined;
  /** Hex colour of words on it. @default '#ffffff' */
  readonly color?: string | undefined;
  /** Steps from `bgColor` to white. @default 10 */
  readonly ladder?: number | undefined;
  /** Step of the lightest tint. @default 9 */
  readonly number?: number | undefined;
  /** Step of the line around tinted parts. @default 5 */
  readonly border?: number | undefined;
}

/** The theme of a shop that configures none. */
export const defaultTheme = {
  bgColor: '#E56A54',
  color: '#ffffff',
  ladder: 10,
  number: 9,
  border: 5,
} as const;

const readable = 4.5;

/** Chosen by eye for the default theme; they stand in place of what the formulas give. */
const defaultColors = {
  text: { light: '#B8432E', dark: '#F2917F' },
  solid: { background: '#C24A34', label: '#FFFFFF' },
} as const;

/** Step `step` of the ladder: `bgColor` at 0, white at `ladder`. */
export function themeStep(theme: ConfigTheme, step: number): string {
  const ladder = positive(theme.ladder, defaultTheme.ladder);
  const share = Math.min(1, Math.max(0, step / ladder));
  return toHex(mix(brandOf(theme), white, share));
}

/** The lightest tint: step `number`. */
export function tintOf(theme: ConfigTheme): string {
  return themeStep(theme, positive(theme.number, defaultTheme.number));
}

/** The line around tinted parts: step `border`. */
export function borderTintOf(theme: ConfigTheme): string {
  return themeStep(theme, positive(theme.border, defaultTheme.border));
}

/**
 * The brand colour as text: the first of its mixes with black (dark mode: white), percent by percent,
 * that reads at 4.5 on every background and on its own tint there.
 */
export function primaryTextOf(theme: ConfigTheme, mode: ColorMode): string {
  const brand = brandOf(theme);
  if (toHex(brand) === defaultTheme.bgColor) return defaultColors.text[mode];
  const { backgrounds } = palettes[mode];
  const all = [...backgrounds, ...tintedBackgrounds(brand, mode)];
  const target = mode === 'light' ? black : white;
  for (let percent = 0; percent <= 100; percent += 1) {
    const candidate = mix(brand, target, percent / 100);
    if (all.every((background) => contrast(candidate, background) >= readable)) return toHex(candidate);
  }
  return toHex(target);
}

/** A solid button: its colour and the colour of the words on it, together at least 4.5. */
export interface SolidColors {
  readonly background: string;
  readonly label: string;
}

/** The brand colour moved away from the label's until it reads; at the end of the way the label changes instead. */
export function solidButtonOf(theme: ConfigTheme): SolidColors {
  const brand = brandOf(theme);
  const label = parseColor(theme.color ?? '') ?? white;
  if (toHex(brand) === defaultTheme.bgColor && toHex(label) === defaultColors.solid.label)
    return defaultColors.solid;
  const away = luminance(label) >= luminance(brand) ? black : white;
  for (let percent = 0; percent <= 100; percent += 1) {
    const background = mix(brand, away, percent / 100);
    if (contrast(background, label) >= readable)
      return { background: toHex(background), label: toHex(label) };
  }
  return { background: toHex(away), label: betterLabel(away) };
}

/** The brand colour itself. */
export function brandOf(theme: ConfigTheme): Rgb {
  return parseColor(theme.bgColor ?? '') ?? parseColor(defaultTheme.bgColor) ?? black;
}

/** The tint behind chosen options on each background of the mode. */
export function tintedBackgrounds(brand: Rgb, mode: ColorMode): readonly Rgb[] {
  const { backgrounds, tintShare } = palettes[mode];
  // The light tint is the one on white; the grey page carries it only through a card.
  return (mode === 'light' ? backgrounds.slice(0, 1) : backgrounds).map((background) =>
    mix(background, brand, tintShare),
  );
}

/** White or ink, whichever reads better on a colour. */
function betterLabel(background: Rgb): string {
  const dark = parseColor(ink) ?? black;
  return contrast(white, background) >= contrast(dark, background) ? toHex(white) : ink;
}

function positive(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : fallback;
}

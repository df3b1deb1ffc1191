import { black, contrast, luminance, mix, parseColor, toHex, white, type Rgb } from './color.ts';
import { ink, palettes, type ColorMode } from './palettes.ts';

/** The theme from the config; missing or invalid fields use their defaults. */
export interface ConfigTheme {
  /** Hex colour of the brand. @default '#E56A54' */
  readonly bgColor?: string | undefined;
  /** Hex colour of text on it. @default '#ffffff' */
  readonly color?: string | undefined;
  /** Steps from `bgColor` to white. @default 10 */
  readonly ladder?: number | undefined;
  /** Step of the lightest tint. @default 9 */
  readonly number?: number | undefined;
  /** Step of the border of tinted elements. @default 5 */
  readonly border?: number | undefined;
}

/** The default theme. */
export const defaultTheme = {
  bgColor: '#E56A54',
  color: '#ffffff',
  ladder: 10,
  number: 9,
  border: 5,
} as const;

const readable = 4.5;
/** Minimum contrast of meaningful non-text elements: icons, lines and fills. */
const visible = 3;

/** Chosen by eye for the default theme instead of the computed values. */
const defaultColors = {
  text: { light: '#B8432E', dark: '#F2917F' },
  solid: { background: '#C24A34', label: '#FFFFFF' },
} as const;

/** Step `step` of the ladder: `bgColor` at 0, white at `ladder`. */
export function themeStep(theme: ConfigTheme, step: number): string {
  const ladder = positive(theme.ladder, defaultTheme.ladder);
  // Anything but a positive number is step 0.
  const share = step > 0 ? Math.min(1, step / ladder) : 0;
  return toHex(mix(getBrand(theme), white, share));
}

/** The lightest tint: step `number`. */
export function tintOf(theme: ConfigTheme): string {
  return themeStep(theme, positive(theme.number, defaultTheme.number));
}

/** The border of tinted elements: step `border`. */
export function borderTintOf(theme: ConfigTheme): string {
  return themeStep(theme, positive(theme.border, defaultTheme.border));
}

/**
 * The brand colour as text: the first of its mixes with black (dark mode: with its own pale colour, then white), in
 * steps of one percent, with a contrast of 4.5 on every background and on its own tint there.
 */
export function primaryTextOf(theme: ConfigTheme, mode: ColorMode): string {
  const brand = getBrand(theme);
  if (toHex(brand) === defaultTheme.bgColor) return defaultColors.text[mode];
  const all = [...palettes[mode].backgrounds, ...tintedBackgrounds(brand, mode)];
  return toHex(readingIn(mode, brand, all, readable));
}

/** The brand colour for icons, lines and fills: adjusted like the text until it is visible on cards. */
export function getPrimary(theme: ConfigTheme, mode: ColorMode): string {
  const { card, raised } = palettes[mode];
  return toHex(readingIn(mode, getBrand(theme), [card, raised].map(toRgb), visible));
}

/**
 * The border of a solid element: its colour, adjusted until visible on every background, so that a pale button has an
 * edge.
 */
export function getSolidEdge(solid: SolidColors, mode: ColorMode): string {
  return toHex(readingIn(mode, toRgb(solid.background), palettes[mode].backgrounds, visible));
}

/** Adjusts a colour away from a mode's backgrounds until it has the contrast with all given ones. */
function readingIn(mode: ColorMode, color: Rgb, backgrounds: readonly Rgb[], least: number): Rgb {
  if (mode === 'light') return firstReading(color, black, backgrounds, least);
  // With white alone a dark colour would turn grey.
  const pale = firstReading(color, computePale(color), backgrounds, least);
  return firstReading(pale, white, backgrounds, least);
}

/** The colour at its brightest, half-way to white. */
function computePale(color: Rgb): Rgb {
  const most = Math.max(...color, 1);
  const brightest = (channel: number): number => Math.round((channel * 255) / most);
  return mix([brightest(color[0]), brightest(color[1]), brightest(color[2])], white, 0.5);
}

/** A tint, mixed with the card until every text colour of the mode has sufficient contrast on it. */
export function calmTint(tint: Rgb, theme: ConfigTheme, mode: ColorMode): Rgb {
  const palette = palettes[mode];
  const { text, textSecondary, textSuccess, textWarning, textDanger } = palette;
  const texts = [text, textSecondary, textSuccess, textWarning, textDanger, primaryTextOf(theme, mode)];
  return firstReading(tint, toRgb(palette.card), texts.map(toRgb), readable);
}

/** A solid button's colour and label colour, with a contrast of at least 4.5. */
export interface SolidColors {
  readonly background: string;
  readonly label: string;
}

/**
 * The brand colour adjusted away from the label's until the contrast is sufficient; if that fails, the label changes
 * instead.
 */
export function solidButtonOf(theme: ConfigTheme): SolidColors {
  const brand = getBrand(theme);
  const label = parseColor(theme.color ?? '') ?? white;
  if (toHex(brand) === defaultTheme.bgColor && toHex(label) === defaultColors.solid.label)
    return defaultColors.solid;
  const away = luminance(label) >= luminance(brand) ? black : white;
  const background = firstReading(brand, away, [label], readable);
  const isReading = contrast(background, label) >= readable;
  return { background: toHex(background), label: isReading ? toHex(label) : betterLabel(background) };
}

/** The brand colour itself. */
export function getBrand(theme: ConfigTheme): Rgb {
  return parseColor(theme.bgColor ?? '') ?? toRgb(defaultTheme.bgColor);
}

/** The tint behind selected options on each background of the mode. */
export function tintedBackgrounds(brand: Rgb, mode: ColorMode): readonly Rgb[] {
  const { backgrounds, tintShare } = palettes[mode];
  // The light tint is the one on white; on the grey page it is only used on cards.
  return (mode === 'light' ? backgrounds.slice(0, 1) : backgrounds).map((background) =>
    mix(background, brand, tintShare),
  );
}

/** The first mix from one colour to another, in steps of one percent, with the contrast to all given colours. */
export function firstReading(from: Rgb, to: Rgb, others: readonly Rgb[], least: number): Rgb {
  for (let percent = 0; percent < 100; percent += 1) {
    const candidate = mix(from, to, percent / 100);
    if (others.every((other) => contrast(candidate, other) >= least)) return candidate;
  }
  return to;
}

/** White or ink, whichever has more contrast with a colour. */
function betterLabel(background: Rgb): string {
  return contrast(white, background) >= contrast(toRgb(ink), background) ? toHex(white) : ink;
}

/** Parses one of our own colours, which are all valid. */
function toRgb(text: string): Rgb {
  return parseColor(text) ?? black;
}

function positive(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : fallback;
}

import type { PawletAppearance } from './appearance.ts';
import { contrast, parseColor, white } from './color.ts';
import { ink, type ColorMode } from './palettes.ts';
import type { ConfigTheme } from './theme.ts';
import { themeColors } from './themeVariables.ts';

/** Corner values that differ from the style sheet's. */
const corners = {
  none: { small: '0px', card: '0px', sheet: '0px', button: '0px' },
  small: { small: '2px', card: '4px', sheet: '8px', button: '8px' },
  regular: {},
  large: { small: '8px', card: '16px', sheet: '24px' },
} as const;

/** Multipliers for lengths of the grid; each result is a whole number of pixels. */
const densities = { compact: '0.75', regular: undefined, comfortable: '1.25' } as const;

/**
 * Minimum contrast with white at which a colour is darkened for white text; below it, dark text is used and the colour
 * is kept.
 */
const darkenable = 2.5;

/**
 * The custom properties for a shop's theme and a page's appearance, used by the style sheet unless the page overrides
 * them: `--pawlet-shop-color-solid` for `--pawlet-color-solid`. Empty if both are the defaults.
 */
export function shopVariables(
  theme: ConfigTheme | undefined,
  { brand, corner = 'regular', font, density = 'regular' }: PawletAppearance,
  mode: ColorMode,
): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {};
  const set = (name: string, value: string): void => {
    variables[`--pawlet-shop-${name}`] = value;
  };
  const brandTheme = brand === undefined ? theme : getTheme(brand);
  if (brandTheme !== undefined)
    for (const [name, value] of Object.entries(themeColors(brandTheme, mode)))
      set(name.slice('--pawlet-'.length), value);
  for (const [name, value] of Object.entries(corners[corner])) set(`radius-${name}`, value);
  const factor = densities[density];
  if (factor !== undefined) set('density', factor);
  // In the style sheet the language's families follow.
  if (font !== undefined) set('font', `${font},`);
  return variables;
}

/** A brand has no text colour: it is white, or dark where that keeps the brand colour. */
function getTheme(brand: string): ConfigTheme {
  const color = parseColor(brand) ?? white;
  return { bgColor: brand, color: contrast(color, white) < darkenable ? ink : '#FFFFFF' };
}

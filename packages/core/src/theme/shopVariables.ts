import type { PawletAppearance } from './appearance.ts';
import { contrast, parseColor, white } from './color.ts';
import { ink, type ColorMode } from './palettes.ts';
import type { ConfigTheme } from './theme.ts';
import { themeColors } from './themeVariables.ts';

/** Values of the corners that are not the style sheet's own. */
const corners = {
  none: { small: '0px', card: '0px', sheet: '0px', button: '0px' },
  small: { small: '2px', card: '4px', sheet: '8px', button: '8px' },
  regular: {},
  large: { small: '8px', card: '16px', sheet: '24px' },
} as const;

/** What a length of the grid is multiplied with; whole pixels come of each. */
const densities = { compact: '0.75', regular: undefined, comfortable: '1.25' } as const;

/** White words stand on a colour that is darkened a little for them; from here down it takes dark words instead, and stays what it is. */
const darkenable = 2.5;

/**
 * What a shop's theme and a page's appearance come to, as the custom properties that the style sheet reads where the page sets none
 * itself: `--pawlet-shop-color-solid` for `--pawlet-color-solid`. Empty where both are the default ones.
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
  const brandTheme = brand === undefined ? theme : themeOf(brand);
  if (brandTheme !== undefined)
    for (const [name, value] of Object.entries(themeColors(brandTheme, mode)))
      set(name.slice('--pawlet-'.length), value);
  for (const [name, value] of Object.entries(corners[corner])) set(`radius-${name}`, value);
  const factor = densities[density];
  if (factor !== undefined) set('density', factor);
  // The families of the language follow it in the style sheet.
  if (font !== undefined) set('font', `${font},`);
  return variables;
}

/** A brand has no colour of words: it is white, or dark where that leaves the brand as it is. */
function themeOf(brand: string): ConfigTheme {
  const color = parseColor(brand) ?? white;
  return { bgColor: brand, color: contrast(color, white) < darkenable ? ink : '#FFFFFF' };
}

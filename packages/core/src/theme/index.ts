export { contrast, mix, parseColor, toHex } from './color.ts';
export type { Rgb } from './color.ts';
export type { ColorMode } from './palettes.ts';
export { borderTintOf, defaultTheme, primaryTextOf, solidButtonOf, themeStep, tintOf } from './theme.ts';
export type { ConfigTheme, SolidColors } from './theme.ts';
export { themeVariables } from './themeVariables.ts';
export type { ThemeVariables } from './themeVariables.ts';
export { colorVariables, fixedVariables } from './variables.ts';
export type { ColorVariable, FixedVariable, ThemeVariable } from './variables.ts';

export { colorVariables, fixedVariables } from './variables.ts';
export type { ColorVariable, FixedVariable, ThemeVariable } from './variables.ts';

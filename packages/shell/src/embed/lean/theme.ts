import type { ThemeVariables } from '@pawlet/core/theme';

type Reckon = (theme: object, mode: 'light' | 'dark') => Partial<ThemeVariables>;

let reckon: Reckon = () => ({});

/** Hands in the maths of the theme, which comes after the first view with the shop's colours. */
export function setReckoning(next: Reckon): void {
  reckon = next;
}

/** The custom properties of a theme; none until the maths is there. */
export function themeVariables(theme: object, mode: 'light' | 'dark'): Partial<ThemeVariables> {
  return reckon(theme, mode);
}

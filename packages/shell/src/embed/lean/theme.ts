type Reckon = (
  theme: object | undefined,
  appearance: object,
  mode: 'light' | 'dark',
) => Readonly<Record<string, string>>;

let reckon: Reckon = () => ({});

/** Hands in the maths of the theme, which comes with the shop's colours or the page's. */
export function setReckoning(next: Reckon): void {
  reckon = next;
}

/** The custom properties of a theme and an appearance; none until the maths is there. */
export const shopVariables: Reckon = (theme, appearance, mode) => reckon(theme, appearance, mode);

type ComputeVariables = (
  theme: object | undefined,
  appearance: object,
  mode: 'light' | 'dark',
) => Readonly<Record<string, string>>;

let compute: ComputeVariables = () => ({});

/** Sets the function that computes the theme, which is loaded with the shop's colours or the page's. */
export function setComputation(next: ComputeVariables): void {
  compute = next;
}

/** The custom properties of a theme and an appearance; none until it is loaded. */
export const shopVariables: ComputeVariables = (theme, appearance, mode) => compute(theme, appearance, mode);

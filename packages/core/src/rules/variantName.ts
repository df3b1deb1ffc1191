/**
 * The variant of a line as every list writes it: "White · 2.5 L".
 *
 * @param attributes - names and values in their order; only the values are written
 * @returns '' for a product without variants
 */
export function variantName(attributes: readonly { readonly value: string }[]): string {
  return attributes.map(({ value }) => value).join(' · ');
}

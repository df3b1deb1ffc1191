/**
 * The variant of a line as shown in every list: "White · 2.5 L".
 * @param attributes - names and values in order; only the values are shown
 * @returns '' for a product without variants
 */
export function variantName(attributes: readonly { readonly value: string }[]): string {
  return attributes.map(({ value }) => value).join(' · ');
}

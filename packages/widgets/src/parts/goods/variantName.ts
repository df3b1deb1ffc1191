import type { AttributePair } from '@pawlet/core/api';

/** The variant of a line as every list writes it: "White · 2.5 L"; '' where a product has only one. */
export function variantName(attributes: readonly AttributePair[]): string {
  return attributes.map(({ value }) => value).join(' · ');
}

import type { Catalogue, MessageTexts } from './types.ts';

const declared: Catalogue[] = [];

/** The catalogues of all code that has been loaded so far, in the order of their declaration. */
export function declaredCatalogues(): readonly Catalogue[] {
  return declared;
}

/**
 * Declares the texts of one feature.
 *
 * @example
 * export const cartMessages = defineMessages('cart', {
 *   en,
 *   load: { zh: () => import('./cart.zh.json'), ... },
 * });
 */
export function defineMessages<const T extends MessageTexts>(
  id: string,
  texts: { readonly en: T; readonly load: NoInfer<Catalogue<T>['load']> },
): Catalogue<T> {
  const catalogue = { id, ...texts };
  declared.push(catalogue);
  return catalogue;
}

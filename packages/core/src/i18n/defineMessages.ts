import type { Catalogue, MessageTexts } from './types.ts';

const declared: Catalogue[] = [];

/** Catalogues of all code loaded so far, in the order of declaration. */
export function declaredCatalogues(): readonly Catalogue[] {
  return declared;
}

/**
 * Defines the texts of one feature.
 * @example
 * export const cartMessages = defineMessages('cart', {
 *  en,
 *  load: { zh: () => import('./cart.zh.json'), ... },
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

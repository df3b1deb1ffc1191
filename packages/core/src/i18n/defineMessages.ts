import type { Catalogue, MessageTexts } from './types.ts';

/**
 * Declares the texts of one feature.
 *
 * @example
 * export const cartMessages = defineMessages('cart', {
 *   en,
 *   load: { zh: async () => (await import('./messages.zh.ts')).zh, ... },
 * });
 */
export function defineMessages<const T extends MessageTexts>(
  id: string,
  texts: { readonly en: T; readonly load: NoInfer<Catalogue<T>['load']> },
): Catalogue<T> {
  return { id, ...texts };
}

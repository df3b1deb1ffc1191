import type { Catalogue, MessageTexts } from './types.ts';

const declared: Catalogue[] = [];

/** Catalogues of all code loaded so far, in the order of declaration. */
export function declaredCatalogues(): readonly Catalogue[] {
  return declared;
}

/**
 * Defines the texts of one feature.
 * @example
 * import { defineMessages } from '@pawlet/core/i18n';
 *
 * export const greetingMessages = defineMessages('greeting', {
 *   en: { 'greeting.hello': 'Hello, {{name}}' },
 *   load: {
 *     zh: { 'greeting.hello': '{{name}},您好' },
 *     ja: { 'greeting.hello': '{{name}}さん、こんにちは' },
 *     fr: { 'greeting.hello': 'Bonjour {{name}}' },
 *     it: { 'greeting.hello': 'Ciao {{name}}' },
 *     de: async () => ({ 'greeting.hello': 'Hallo {{name}}' }),
 *     es: { 'greeting.hello': 'Hola, {{name}}' },
 *     ko: { 'greeting.hello': '{{name}}님, 안녕하세요' },
 *   },
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

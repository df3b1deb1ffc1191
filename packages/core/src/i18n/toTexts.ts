import type { LoadedTranslation, MessageTexts, TranslationOf } from './types.ts';

/**
 * The texts of a translation. Plurals that a language lacks are undefined in the type; the engine needs them removed.
 */
export function toTexts(loaded: LoadedTranslation<TranslationOf<MessageTexts>>): MessageTexts {
  const { default: texts } = loaded;
  const known = typeof texts === 'object' ? texts : loaded;
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Pawlet } from '@pawlet/core';
import type { Catalogue, MessageTexts, TextFunction } from '@pawlet/core/i18n';
import { usePawlet } from './PawletContext.ts';

/**
 * The texts of a catalogue in the shop's language, which can change without a reload. While the language is loading,
 * texts are empty, so that no other language is shown; English where it could not be loaded.
 */
export function useText<T extends MessageTexts>(catalogue: Catalogue<T>): TextFunction<T> {
  const { translator } = usePawlet();
  // Other catalogues change more often than this one: each brings its texts when its code is loaded.
  const read = (): TextFunction<T> => translator.textOf(catalogue);
  const text = useSyncExternalStore(translator.subscribe, read, read);
  const [failedLanguage, setFailedLanguage] = useState<string>();
  const { language } = translator;
  const isLoaded = translator.isLoaded(catalogue);
  useEffect(() => {
    if (isLoaded) return undefined;
    let isStale = false;
    translator.load(catalogue).catch(() => {
      if (!isStale) setFailedLanguage(language);
    });
    return () => {
      isStale = true;
    };
  }, [translator, catalogue, language, isLoaded]);
  return isLoaded || failedLanguage === language ? text : nothing;
}

/** Preloads catalogues, as a page does with its own while its code loads. */
export async function preloadText(pawlet: Pawlet, catalogues: readonly Catalogue[]): Promise<void> {
  // Texts that fail to load are shown in English: not a reason to delay the page.
  await pawlet.translator.load(...catalogues).catch(() => undefined);
}

function nothing(): string {
  return '';
}

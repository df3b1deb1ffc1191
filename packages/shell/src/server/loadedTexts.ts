import type { Pawlet } from '@pawlet/core';
import type { InterfaceLanguage, MessageTexts } from '@pawlet/core/i18n';

const loaded = new Map<InterfaceLanguage, Map<string, MessageTexts>>();

/** Gives a page the texts that earlier pages have loaded, so that its first rendering has them. */
export function putLoadedTexts({ translator }: Pick<Pawlet, 'translator'>): void {
  translator.hydrate(translator.language, Object.fromEntries(loaded.get(translator.language) ?? []));
}

/** Keeps the texts that a page has loaded, for later ones: as many as the storefront has. */
export function keepLoadedTexts({ translator }: Pick<Pawlet, 'translator'>): void {
  const known = loaded.get(translator.language) ?? new Map<string, MessageTexts>();
  loaded.set(translator.language, known);
  for (const { id } of translator.known()) {
    const texts = translator.getTexts(id);
    if (texts !== undefined) known.set(id, texts);
  }
}

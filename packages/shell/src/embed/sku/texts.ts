import type { EmbedShop } from '../loader/types.ts';

/** Hashes of the files of texts, by language; filled in by the build. */
declare const __PAWLET_TEXTS__: Readonly<Record<string, string>>;

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const hashes = __PAWLET_TEXTS__;
let load: EmbedShop['load'] = () => Promise.reject(new Error('Pawlet: there is no shop yet.'));

/** Sets the function that loads the file of a language. */
export function setTextLoader(next: EmbedShop['load']): void {
  load = next;
}

/** Loads the texts of one feature. The build calls it in place of their files. */
export async function loadTexts(
  language: string,
  feature: string,
): Promise<{ readonly default: Texts[string] | undefined }> {
  const { texts } = (await load(`sku-${language}`, hashes[language])) as { readonly texts: Texts };
  return { default: texts[feature] };
}

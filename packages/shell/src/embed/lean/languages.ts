type Load = (language: string) => Promise<Readonly<Record<string, never>>>;

let load: Load = () => Promise.reject(new Error('No languages yet.'));

/** Hands in what loads a language: one file with all texts that the card says. */
export function setLanguageLoader(next: Load): void {
  load = next;
}

/** The texts of the card in a language, by their features. */
export function loadLanguage(language: string): ReturnType<Load> {
  return load(language);
}

type Load = (language: string) => Promise<Readonly<Record<string, never>>>;

let load: Load = () => Promise.reject(new Error('No languages yet.'));

/** Sets the function that loads a language: one file with all texts of the card. */
export function setLanguageLoader(next: Load): void {
  load = next;
}

/** The texts of the card in a language, by feature. */
export function loadLanguage(language: string): ReturnType<Load> {
  return load(language);
}

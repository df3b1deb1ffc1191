import { textLanguages } from '@pawlet/operator';

/** One text for every language. */
export const sameText = (text: string) =>
  Object.fromEntries(textLanguages.map((language) => [language, text])) as Record<
    (typeof textLanguages)[number],
    string
  >;

import { createContext, useContext } from 'react';
import { uiMessages, type UiTexts } from './uiMessages.ts';

type WordKey = keyof UiTexts extends `ui.${infer Name}` ? Name : never;

/** Texts of the building blocks, in the shop's language. */
export type Words = { readonly [Name in WordKey]: string };

/** The texts of a text function by their short names. */
export function getWords(text: (key: `ui.${WordKey}`) => string): Words {
  const entries = Object.keys(uiMessages.en).map((key) => [
    key.slice('ui.'.length),
    text(key as `ui.${WordKey}`),
  ]);
  return Object.fromEntries(entries) as Words;
}

/** Provides the texts; set by PawletProvider. English without one. */
export const WordsContext = createContext<Words>(getWords((key) => uiMessages.en[key]));

/** The texts of the building blocks in the shop's language. */
export function useWords(): Words {
  return useContext(WordsContext);
}

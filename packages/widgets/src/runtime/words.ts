import { createContext, useContext } from 'react';
import { uiMessages, type UiTexts } from './uiMessages.ts';

type WordKey = keyof UiTexts extends `ui.${infer Name}` ? Name : never;

/** Words that the building blocks say by themselves, in the language of the shop. */
export type Words = { readonly [Name in WordKey]: string };

/** Collects the words of a text function by their short names. */
export function wordsOf(text: (key: `ui.${WordKey}`) => string): Words {
  const entries = Object.keys(uiMessages.en).map((key) => [
    key.slice('ui.'.length),
    text(key as `ui.${WordKey}`),
  ]);
  return Object.fromEntries(entries) as Words;
}

/** Hands the words down; PawletProvider fills it. English without one. */
export const WordsContext = createContext<Words>(wordsOf((key) => uiMessages.en[key]));

/** The words of the building blocks in the shop's language. */
export function useWords(): Words {
  return useContext(WordsContext);
}

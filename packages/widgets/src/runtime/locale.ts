import { createContext, useContext } from 'react';

/** Hands down the BCP 47 tag for numbers, money and dates; PawletProvider fills it. */
export const LocaleContext = createContext('en');

/** The BCP 47 tag of the shop's language, for `Intl`. */
export function useLocale(): string {
  return useContext(LocaleContext);
}

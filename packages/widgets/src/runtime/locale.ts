import { createContext, useContext } from 'react';

/** Provides the BCP 47 tag for numbers, money and dates; set by PawletProvider. */
export const LocaleContext = createContext('en');

/** The BCP 47 tag of the shop's language, for `Intl`. */
export function useLocale(): string {
  return useContext(LocaleContext);
}

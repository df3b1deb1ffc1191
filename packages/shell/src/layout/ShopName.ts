import { createContext } from 'react';

/** The shop's name for the title of the window, '' until the config is there. */
export const ShopName = createContext('');

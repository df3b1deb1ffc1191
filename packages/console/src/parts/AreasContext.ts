import { createContext } from 'react';
import type { Area } from '../area.ts';

/** The areas of the console: lists show those that share their entry of the menu, and areas import lists. */
export const AreasContext = createContext<readonly Area[]>([]);

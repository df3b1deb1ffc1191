import type { PawletEvents } from '@pawlet/core';
import { useContext } from 'react';
import { CardContext } from './cardActions.ts';

/** Tells the page around the card by a DOM event. */
export function useEmit(): PawletEvents['emit'] {
  return useContext(CardContext).emit;
}

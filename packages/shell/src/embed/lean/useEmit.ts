import type { PawletEvents } from '@pawlet/core';
import { useContext } from 'react';
import { CardContext } from './cardActions.ts';

/** Emits a DOM event to the page around the card. */
export function useEmit(): PawletEvents['emit'] {
  return useContext(CardContext).emit;
}

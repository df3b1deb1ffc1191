import { useContext } from 'react';
import type { PawletEvents } from '@pawlet/core';
import { usePawlet } from '../PawletContext.ts';
import { InstanceContext } from './instanceContext.ts';

/**
 * Returns a function that publishes an event to the shop's listeners, and to the page around the widget as a DOM event.
 * The function is stable.
 */
export function useEmit(): PawletEvents['emit'] {
  const { events } = usePawlet();
  return useContext(InstanceContext)?.emit ?? events.emit;
}

import { useContext } from 'react';
import type { PawletEvents } from '@pawlet/core';
import { usePawlet } from '../PawletContext.ts';
import { InstanceContext } from './instanceContext.ts';

/** Tells the shop's listeners of something, and the page around the widget by a DOM event. The function is stable. */
export function useEmit(): PawletEvents['emit'] {
  const { events } = usePawlet();
  return useContext(InstanceContext)?.emit ?? events.emit;
}

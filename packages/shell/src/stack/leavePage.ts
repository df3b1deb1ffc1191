import type { StackEntry } from '../navigation/types.ts';
import { rememberFocus } from './pageFocus.ts';
import type { PageMemories } from './pageMemory.ts';

/** Stores scroll position and focus of the page that is about to be left. */
export function leavePage(memories: PageMemories, leaving: StackEntry): void {
  memories.of(leaving.instance).scrollTop = window.scrollY;
  const slot = document.querySelector<HTMLElement>('[data-page][data-slot="active"]');
  if (slot !== null) rememberFocus(slot);
}

import type { Pawlet } from '@pawlet/core';
import type { ComponentType } from 'react';
import { createTestPawlet } from './createTestPawlet.ts';
import { openPage, type OpenedPage } from './openPage.tsx';

export { closePages } from './openPage.tsx';

/**
 * Opens one page at its address, for a visitor; `prepare` says what the shop answers. With `isGuarded` the other pages stay
 * closed to visitors as they are in the mall.
 */
export async function openPageAlone(
  address: string,
  Page: ComponentType,
  prepare: (pawlet: Pawlet) => void,
  isGuarded = false,
): Promise<OpenedPage> {
  const pawlet = createTestPawlet();
  prepare(pawlet);
  const path = address.split('?')[0] ?? '';
  return openPage(pawlet, { [path.replace('/pages/', '')]: Page }, address, isGuarded);
}

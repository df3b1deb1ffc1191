import type { Pawlet } from '@pawlet/core';
import type { ComponentType } from 'react';
import { createTestPawlet } from './createTestPawlet.ts';
import { openPage, type OpenedPage } from './openPage.tsx';

export { closePages } from './openPage.tsx';

/**
 * Opens one page at its route, for a visitor; `prepare` defines the shop's responses. With `isGuarded` the other pages
 * stay protected as they are in the storefront.
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

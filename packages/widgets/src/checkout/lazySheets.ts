import { lazy } from '@pawlet/core/lazy';

/** The sheets of the checkout, and its field for a code, loaded once it is rendered: a price can be read, and most orders placed, without them. */
export const lazySheets = lazy(() => import('./sheetsChunk.ts'));

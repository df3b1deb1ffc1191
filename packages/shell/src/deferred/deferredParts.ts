import { lazy } from '@pawlet/core/lazy';

/** What the mall does beside its pages. */
export const deferredParts = lazy(() => import('./DeferredParts.tsx'));

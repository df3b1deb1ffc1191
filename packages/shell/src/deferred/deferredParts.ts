import { lazy } from '@pawlet/core/lazy';

/** What the storefront does beside its pages. */
export const deferredParts = lazy(() => import('./DeferredParts.tsx'));

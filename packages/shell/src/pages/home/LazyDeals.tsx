import { lazy } from '@pawlet/core/lazy';
import { useLazy } from '@pawlet/widgets';
import { DealsSkeleton } from './DealsSkeleton.tsx';

/** The code of offers and campaigns. */
export const dealsCode = lazy(() => import('./Deals.tsx'));

/** Offers and campaigns, whose code and data are not part of the first view. */
export function LazyDeals() {
  const deals = useLazy(dealsCode);
  if (deals.status === 'loading') return <DealsSkeleton />;
  // Without its code the section is missing, and the rest of the page works.
  if (deals.status === 'failed') return null;
  const { Deals } = deals.value;
  return <Deals />;
}

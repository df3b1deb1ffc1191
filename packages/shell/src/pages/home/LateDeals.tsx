import { useLazyCode } from '@pawlet/widgets';
import { DealsSkeleton } from './DealsSkeleton.tsx';

const loadDeals = () => import('./Deals.tsx');

/** Offers and campaigns, whose code and data are not part of the first view. */
export function LateDeals() {
  const deals = useLazyCode(loadDeals);
  if (deals.status === 'loading') return <DealsSkeleton />;
  // Without its code the section is missing, and the rest of the page works.
  if (deals.status === 'failed') return null;
  const { Deals } = deals.code;
  return <Deals />;
}

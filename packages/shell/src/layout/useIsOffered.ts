import { usePointsOffered } from '@pawlet/widgets';
import { isPointsPath } from '../routing/isPointsPath.ts';

/** Whether the shop offers what a route of the storefront leads to. */
export function useIsOffered(): (address: string) => boolean {
  const hasPoints = usePointsOffered();
  return (address) => hasPoints || !isPointsPath(address);
}

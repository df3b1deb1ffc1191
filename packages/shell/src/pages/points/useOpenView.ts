import { pointsRoute, type PointsView } from '@pawlet/widgets/points-mall';
import { useNavigation } from '../../storefront.ts';

/** Opens the page of a view of the points mall. */
export function useOpenView(): (view: PointsView) => void {
  const navigation = useNavigation();
  return (view) => void navigation.open(pointsRoute(view));
}

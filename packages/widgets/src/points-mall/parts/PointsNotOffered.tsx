import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { EmptyState, Icon } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';

/** Shown instead of points in a shop that has disabled them. */
export function PointsNotOffered(): ReactElement {
  const text = useText(pointsMallMessages);
  return <EmptyState picture={<Icon name="coins" size={56} />} title={text('pointsMall.notOffered')} />;
}

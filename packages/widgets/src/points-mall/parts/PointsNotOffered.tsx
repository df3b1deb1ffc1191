import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { EmptyState, Icon } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';

/** In place of everything about points in a shop that has switched them off. */
export function PointsNotOffered(): ReactElement {
  const text = useText(pointsMallMessages);
  return <EmptyState picture={<Icon name="coins" size={56} />} title={text('pointsMall.notOffered')} />;
}
